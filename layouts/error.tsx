import { ErrorPage } from '../components/blocks/ErrorPage/ErrorPage.tsx';
import type { ErrorLayoutProps } from '../scripts/shared/contracts.ts';
import { contact, suggestedPages } from './_site.ts';

/** Shown in place of a page that cannot be shown. */
export default function ErrorLayout({ statusCode, message }: ErrorLayoutProps) {
  return (
    <ErrorPage
      statusCode={statusCode}
      message={message}
      pages={suggestedPages}
      mail={contact.mail}
      phone={contact.phone}
    />
  );
}
