import { classNames } from './class-names.ts';
import './Button.css';

interface ButtonStyle {
  variant?: 'primary' | 'secondary';
  children: React.ReactNode;
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = 'primary',
  href,
  children,
}: ButtonStyle & { href: string }) {
  return (
    <a className={classNames('button', `button--${variant}`)} href={href}>
      {children}
    </a>
  );
}

/** A button: it does something here. */
export function Button({
  variant = 'primary',
  type = 'button',
  children,
  ...rest
}: ButtonStyle & Omit<React.ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button className={classNames('button', `button--${variant}`)} type={type} {...rest}>
      {children}
    </button>
  );
}
