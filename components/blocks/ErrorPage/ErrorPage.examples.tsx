import { contact, suggestedPages } from '../../../layouts/_site.ts';
import { NOT_FOUND_MESSAGE } from '../../../scripts/shared/error-messages.ts';
import { variants } from '../../Variants.tsx';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

const props: ErrorPageProps = {
  ...contact,
  statusCode: 404,
  message: NOT_FOUND_MESSAGE,
  pages: suggestedPages,
};

export const examples = {
  ...variants(ErrorPage, props, 'pages'),
  failed: <ErrorPage {...props} statusCode={500} message="Error" />,
};
