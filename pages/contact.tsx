import { ContactForm } from '../components/blocks/ContactForm/ContactForm.tsx';
import { Directions } from '../components/blocks/Directions/Directions.tsx';
import { Intro } from '../components/blocks/Intro/Intro.tsx';
import { DayLine } from '../components/drawings/DayLine.tsx';
import { contact } from '../layouts/_site.ts';
import type { Page } from '../scripts/shared/contracts.ts';
import { contactPage } from './contact.content.ts';

export const page: Page = {
  title: 'Contact Pointwork',
  description: `Tell us what is stuck, and someone who can help will reply within one working day. Or phone ${contact.phone.label}.`,
  keywords: ['contact', 'Pointwork', 'Bristol', 'support desk'],
  breadcrumb: 'Contact',
};

export default function ContactPage() {
  return (
    <>
      <Intro {...contactPage.intro} day={<DayLine {...contactPage.day} />} />
      <ContactForm {...contactPage.form} />
      <Directions {...contactPage.directions} />
    </>
  );
}
