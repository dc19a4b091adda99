import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './Button.css';

interface ButtonStyle {
  variant?: 'primary' | 'secondary';
  children: ReactNode;
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
}: ButtonStyle & Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button className={classNames('button', `button--${variant}`)} type={type} {...rest}>
      {children}
    </button>
  );
}
