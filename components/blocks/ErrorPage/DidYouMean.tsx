/**
 * An island, because only the browser knows which address was asked for: one file answers all unknown ones. A visitor
 * without JavaScript sees the list of pages.
 */
import { useEffect, useRef, useState } from 'react';
import { Bullet } from '../../ui/Bullet.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { LinkData } from '../../ui/link-data.ts';
import type { PlatformLine } from '../../ui/platform-line.ts';
import { Stop, StopList } from '../../ui/StopList.tsx';
import { nearestPage } from './nearest-page.ts';
import './DidYouMean.late.css';
import './DidYouMeanAcross.late.css';

export interface DidYouMeanProps {
  pages: readonly (LinkData & {
    /** The line that begins on that page. */
    readonly line?: PlatformLine;
  })[];
}

export const hydrate = 'load';

/** Down, and to the left at half a right angle, with turns as on the maps. Written out: what traces routes would be in the script. */
const BRANCH = 'M64 -800v725a26 26 0 0 1-8 18l-48 49a26 26 0 0 1-18 8h-2';

export default function DidYouMean({ pages }: DidYouMeanProps) {
  const list = useRef<HTMLDivElement>(null);
  const [suggestion, setSuggestion] = useState<LinkData>();

  // Compares the links in the document, not the props: only the links include the site's base.
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const paths = links.map((link) => link.pathname);
    setSuggestion(pages[nearestPage(window.location.pathname, paths)]);
  }, [pages]);

  return (
    <div className="did-you-mean contained">
      <Heading level={2} size="h4">
        Change here for
      </Heading>
      <div ref={list} className="did-you-mean__line-map">
        {/* From the drawing above down to the line, at half a right angle. Its lower end is 0,0. */}
        <svg className="did-you-mean__branch" aria-hidden="true">
          <path d={BRANCH} />
        </svg>
        <StopList className="did-you-mean__pages">
          {pages.map(({ label, href, line }) => (
            <Stop key={label} hasBullet={line !== undefined}>
              {line && <Bullet line={line} />}
              <a className="did-you-mean__link" href={href}>
                <PageName>{label}</PageName>
              </a>
            </Stop>
          ))}
        </StopList>
      </div>
      {/* At the end, so that nothing moves when it appears. */}
      {suggestion && (
        <p className="did-you-mean__suggestion">
          Did you mean <a href={suggestion.href}>{suggestion.label}</a>?
        </p>
      )}
    </div>
  );
}

/** “Collaboration: Atlassian”, in two lines where there is room for them. */
function PageName({ children }: { children: string }) {
  const [, line, name] = /^(.+: )(.+)$/.exec(children) ?? [];
  if (!line) return children;
  return (
    <>
      <span className="did-you-mean__line">{line}</span>
      {name}
    </>
  );
}
