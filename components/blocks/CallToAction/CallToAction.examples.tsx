import { CallToAction } from './CallToAction.tsx';

const words = {
  title: 'Where do you need to get to?',
  text: 'Half an hour, two of us, no slides.',
};

const action = { label: 'Book a 30-minute call', href: '/contact' };
const mail = { label: 'hello@pointwork.example', href: 'mailto:hello@pointwork.example' };

export const examples = {
  default: <CallToAction id="call-to-action-default" {...words} action={action} mail={mail} />,
  longest: (
    <CallToAction
      id="call-to-action-longest"
      {...words}
      mail={mail}
      title="Where do you need to get to, by when, and who would notice if you did not?"
      text={`${words.text} `.repeat(8)}
      action={{ ...action, label: 'Book a thirty-minute call with two people who can answer' }}
    />
  ),
  one: <CallToAction id="call-to-action-one" {...words} />,
} satisfies Record<string, React.ReactNode>;
