import type { LinkData } from '../../../ui/TextLink.tsx';

interface SentenceProps {
  /** `Write to {mail}, or phone {phone}.` */
  words: string;
  /** What takes the place of `{mail}` and `{phone}`. */
  links: Readonly<Record<string, LinkData>>;
}

/** A sentence with links in it. */
export function Sentence({ words, links }: SentenceProps) {
  return words.split(/\{(\w+)\}/).map((part) => {
    const link = links[part];
    return link ? (
      <a key={part} href={link.href}>
        {link.label}
      </a>
    ) : (
      part
    );
  });
}
