import { contactPage } from '../../../pages/contact.content.ts';
import { repeat, variants } from '../../Variants.tsx';
import { ContactForm } from './ContactForm.tsx';

const { form: contactForm } = contactPage;
const { form } = contactForm;
const [name] = form.fields;
const fields = repeat([name], 12).map((field, index) => ({ ...field, name: `field-${index}` }));
const endpoint = { provider: 'own', url: 'https://forms.example/enquiries' } as const;

export const examples = {
  ...variants(ContactForm, contactForm),
  endpoint: <ContactForm {...contactForm} form={{ ...form, endpoint }} />,
  one: <ContactForm id="one" title="Write to us" titleHidden form={{ ...form, fields: [name] }} />,
  many: <ContactForm id="many" title="Write to us" form={{ ...form, fields }} />,
};
