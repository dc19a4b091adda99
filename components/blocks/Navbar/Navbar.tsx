import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { frameFeature } from '../../ui/frame-feature.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import { NavbarSheet } from './NavbarSheet.tsx';
import './NavbarDisclosure.css';
import './Navbar.css';

/** Links under one label. */
export interface NavbarGroup {
  readonly label: string;
  readonly items: readonly (LinkData & {
    readonly text: string;
    /** The line that it is a stop of. */
    readonly line?: PlatformLine;
  })[];
}

export type NavbarItem = LinkData | NavbarGroup;

export interface NavbarProps {
  label: string;
  /** The site's name, linked to the home page. */
  home: LinkData;
  items: readonly NavbarItem[];
  action: LinkData;
  /** The last stop of the menu on small screens, and the number to call. */
  last: LinkData;
  phone: LinkData;
  /** Links to where all pages are listed; replaces the items on small screens. */
  menu: LinkData & { readonly close: string };
  /** `panel` is one step lighter than the dark ground; `paper` by default. */
  variant?: 'paper' | 'panel';
}

export function Navbar({ variant = 'paper', ...links }: NavbarProps) {
  const { label, home, items, action } = links;
  return (
    <header className={classNames('navbar', `navbar--${variant}`)} {...frameFeature('scroll')}>
      <div className="navbar__inner contained">
        <a className="navbar__home" href={home.href}>
          <Mark />
          <span>{home.label}</span>
        </a>
        <nav className="navbar__nav" aria-label={label}>
          <ul className="navbar__items">
            {items.map((item) => (
              <li key={item.label}>
                {'href' in item ? (
                  <a className="navbar__link" href={item.href}>
                    {item.label}
                  </a>
                ) : (
                  <NavbarDisclosure {...item} />
                )}
              </li>
            ))}
          </ul>
          <NavbarSheet {...links} />
        </nav>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
    </header>
  );
}

/** A `<details>` that opens without a script. With the script it also behaves like a menu. */
function NavbarDisclosure({ label, items }: NavbarGroup) {
  return (
    <details className="navbar-disclosure" {...frameFeature('disclosure')}>
      <summary className="navbar__link">{label}</summary>
      <ul className="navbar-disclosure__panel">
        {items.map(({ label, href, text, line }) => (
          <li key={href}>
            <a href={href}>
              {line && <Bullet line={line} decorative />}
              <span>
                <b>{label}</b>
                {text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
