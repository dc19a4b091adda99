import { TextLink } from './TextLink.tsx';

const link = { label: 'Atlassian in detail', href: '/partners/atlassian' };

export const examples = {
  default: <TextLink {...link} />,
  arrow: <TextLink {...link} arrow />,
  longest: (
    <TextLink
      {...link}
      label="Everything that we do on this line, in detail and with prices"
      arrow
    />
  ),
};
