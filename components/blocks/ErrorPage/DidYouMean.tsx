import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stop, StopList } from '../../ui/StopList.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import './DidYouMean.late.css';

export interface DidYouMeanProps {
  pages: readonly (LinkData & {
    /** The line that begins on that page. */
    readonly line?: PlatformLine;
  })[];
}

/** The pages that may have been meant, as stops of the line that leaves the drawing above. */
export function DidYouMean({ pages }: DidYouMeanProps) {
  return (
    <div className="did-you-mean contained">
      <Heading level={2} size="h4">
        Change here for
      </Heading>
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
