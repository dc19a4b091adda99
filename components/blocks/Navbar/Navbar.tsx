import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LinkData } from '../../ui/link-data.ts';
import { Mark } from '../../ui/Mark.tsx';
import './Navbar.css';

/** A link, or a group of links that opens below its label. */
export type NavbarItem =
  | LinkData
  | { readonly label: string; readonly items: readonly (LinkData & { readonly text: string })[] };

export interface NavbarProps {
  /** The name of the site, and its home page. */
  home: LinkData;
  items: readonly NavbarItem[];
  action: LinkData;
  /** Where all pages are listed; takes the place of the items on small screens. */
  menu: LinkData;
  /** `panel` stands one step above the dark ground; `paper` by default. */
  variant?: 'paper' | 'panel';
}

export function Navbar({ home, items, action, menu, variant = 'paper' }: NavbarProps) {
  return (
    <header className={classNames('navbar', `navbar--${variant}`)} id="top">
      <div className="navbar__inner contained">
        <a className="navbar__home" href={home.href}>
          <Mark />
          <span>{home.label}</span>
        </a>
        <nav className="navbar__nav" aria-label="Main">
          <ul className="navbar__items">
            {items.map((item) => (
              <li key={item.label} className="navbar__item">
                {'href' in item ? (
                  <a className="navbar__link" href={item.href}>
                    {item.label}
                  </a>
                ) : (
                  <Group {...item} />
                )}
              </li>
            ))}
          </ul>
          <a className="navbar__link navbar__menu" href={menu.href}>
            {menu.label}
          </a>
        </nav>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </header>
  );
}

function Group({ label, items }: Extract<NavbarItem, { items: unknown }>) {
  return (
    <details className="navbar__group">
      <summary className="navbar__link">{label}</summary>
      <ul className="navbar__panel">
        {items.map(({ label, href, text }) => (
          <li key={href}>
            <a className="navbar__entry" href={href}>
              <span className="navbar__entry-name">{label}</span>
              <span className="navbar__entry-text">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
