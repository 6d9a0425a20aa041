import { Link, type LinkProps } from '../link.tsx';
import { buttonClass, type ButtonLook } from './button.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link inside the site that looks like a button. Without a page behind it, it shows the alert (see Link). */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}
