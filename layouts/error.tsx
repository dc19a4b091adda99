import { ErrorPage } from '../components/blocks/ErrorPage/ErrorPage.tsx';
import type { ErrorPageProps } from '../scripts/shared/contracts.ts';
import { contact, sitePages } from './_site.ts';

/** Shown in place of a page that cannot be shown. */
export default function ErrorLayout({ statusCode, message }: ErrorPageProps) {
  return (
    <ErrorPage
      {...{ statusCode, message }}
      pages={sitePages}
      mail={contact.mail}
      phone={contact.phone}
    />
  );
}
