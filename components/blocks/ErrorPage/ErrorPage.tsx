import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading, Subheading } from '../../ui/Heading.tsx';
import { Stop, StopList } from '../../ui/StopList.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import { errorPage } from './error-page.content.ts';
import { LineClosed } from './LineClosed.tsx';
import './DidYouMean.late.css';
import './ErrorPage.late.css';

export interface ErrorPageProps {
  statusCode: number;
  /** The `h1`, word for word. The runtime adds details after it. */
  message: string;
  /** Suggested instead of an unknown address. */
  pages: DidYouMeanProps['pages'];
  mail: LinkData;
  phone: LinkData;
}

const { home, missing, failed } = errorPage;

export function ErrorPage({ statusCode, message, pages, mail, phone }: ErrorPageProps) {
  const isMissing = statusCode === 404;
  return (
    <section
      id="error"
      className={classNames('error-page', isMissing && 'error-page--missing')}
      aria-labelledby="error-title"
      data-behavior={isMissing ? 'did-you-mean' : undefined}
    >
      <div className="error-page__inner contained">
        <div className="error-page__words">
          <Heading level={1} size={isMissing ? 'hero' : 'display'} id="error-title">
            {message}
          </Heading>
          {isMissing ? (
            <>
              <div className="error-page__text lede">
                <p>{missing.joke}</p>
                <p className="error-page__advice">{missing.advice}</p>
              </div>
              <ButtonLink href={home.href}>{home.label}</ButtonLink>
            </>
          ) : (
            <>
              <p className="error-page__text lede">{failed.text}</p>
              <p className="error-page__ways">
                {/* The address that is shown already: its page is asked for again. */}
                <ButtonLink href="">{failed.again}</ButtonLink>
                <ButtonLink variant="secondary" href={home.href}>
                  {home.label}
                </ButtonLink>
              </p>
              <p className="error-page__text lede">
                {failed.tell[0]}
                <a href={mail.href}>{mail.label}</a>
                {failed.tell[1]}
                <a href={phone.href}>{phone.label}</a>
                {failed.tell[2]}
              </p>
            </>
          )}
        </div>
        <div className="error-page__panel" data-ground="panel">
          <LineClosed statusCode={statusCode} />
        </div>
      </div>
      {isMissing && <DidYouMean pages={pages} />}
    </section>
  );
}

interface DidYouMeanProps {
  pages: readonly (LinkData & {
    /** The line that begins on that page. */
    readonly line?: PlatformLine;
  })[];
}

/** The pages that may have been meant, as stops of the line that leaves the drawing above. */
function DidYouMean({ pages }: DidYouMeanProps) {
  return (
    <div className="did-you-mean contained">
      <Subheading level={2}>{missing.pages}</Subheading>
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
