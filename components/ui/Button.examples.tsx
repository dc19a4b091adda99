import { Button, ButtonLink } from './Button.tsx';

export const examples = {
  default: <ButtonLink href="/contact">Book a 30-minute call</ButtonLink>,
  secondary: (
    <ButtonLink href="/#services" variant="secondary">
      See what it costs
    </ButtonLink>
  ),
  longest: (
    <ButtonLink href="/contact">
      Book a thirty-minute call with two people who can answer
    </ButtonLink>
  ),
  pressed: (
    <Button variant="secondary" aria-pressed="true">
      Cloud, 2
    </Button>
  ),
  busy: <Button aria-disabled="true">Sending…</Button>,
};
