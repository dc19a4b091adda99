import { Bullet } from '../../ui/Bullet.tsx';
import { frameFeature } from '../../ui/frame-feature.ts';
import type { NavbarGroup } from './Navbar.tsx';
import './NavbarDisclosure.css';

/** A `<details>` that opens without a script. With the script it also behaves like a menu. */
export function NavbarDisclosure({ label, items }: NavbarGroup) {
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
