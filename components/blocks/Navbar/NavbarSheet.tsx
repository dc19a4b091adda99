import { Bullet } from '../../ui/Bullet.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { frameFeature } from '../../ui/frame-feature.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Stop, StopList } from '../../ui/StopList.tsx';
import type { LinkData } from '../../ui/TextLink.tsx';
import type { NavbarGroup, NavbarProps } from './Navbar.tsx';
import './NavbarSheet.late.css';

/**
 * For small screens: all links as the stops of one line that ends at a buffer stop. Without a script, a link to where
 * they are listed.
 */
export function NavbarSheet({
  home,
  items,
  last,
  action,
  phone,
  menu,
}: Omit<NavbarProps, 'variant'>) {
  return (
    <div className="navbar-sheet" {...frameFeature('sheet')}>
      <a className="navbar__link" href={menu.href}>
        {menu.label}
      </a>
      <button className="navbar__link" type="button" aria-haspopup="dialog" hidden>
        {menu.label}
      </button>
      <dialog className="navbar-sheet__dialog" aria-label={menu.label} data-ground="panel">
        <p className="navbar-sheet__head">
          <span className="navbar__home">
            <Mark />
            {home.label}
          </span>
          <button className="navbar__link" type="button">
            {menu.close}
          </button>
        </p>
        <StopList className="navbar-sheet__stops">
          {[...items, last].flatMap((item) =>
            'href' in item ? sheetLink(item) : sheetGroup(item),
          )}
        </StopList>
        <p className="navbar-sheet__calls">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
          <ButtonLink variant="secondary" href={phone.href}>
            {phone.label}
          </ButtonLink>
        </p>
      </dialog>
    </div>
  );
}

function sheetLink({ label, href }: LinkData) {
  return (
    <Stop key={href}>
      <a className="navbar-sheet__link" href={href}>
        {label}
      </a>
    </Stop>
  );
}

function sheetGroup({ label, items }: NavbarGroup) {
  return [
    // No stop, since it leads nowhere.
    <Stop key={label} hasBullet>
      <span className="navbar-sheet__label">{label}</span>
    </Stop>,
    ...items.map(({ label, href, line }) => (
      <Stop key={href} hasBullet={line !== undefined}>
        <a className="navbar-sheet__entry" href={href}>
          {line && <Bullet line={line} decorative />}
          {label}
        </a>
      </Stop>
    )),
  ];
}
