import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

const props: ErrorPageProps = {
  statusCode: 404,
  message: NOT_FOUND_MESSAGE,
  pages: [
    { label: 'Home', href: '/' },
    { label: 'Contact', href: '/contact' },
  ],
  mail: { label: 'hello@pointwork.example', href: 'mailto:hello@pointwork.example' },
  phone: { label: '0117 496 0142', href: 'tel:+441174960142' },
};

export const examples = {
  default: <ErrorPage {...props} />,
  longest: (
    <ErrorPage
      {...props}
      statusCode={500}
      message="The part of the page that lists everything did not answer within eight seconds"
    />
  ),
  one: <ErrorPage {...props} pages={props.pages.slice(0, 1)} />,
  many: (
    <ErrorPage
      {...props}
      pages={Array.from({ length: 20 }, (_, index) => ({ label: `Page ${index + 1}`, href: '/' }))}
    />
  ),
  failed: <ErrorPage {...props} statusCode={500} message="Error" />,
} satisfies Record<string, React.ReactNode>;
