import { useLocale } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './cell-lines.module.css';

interface CellPartProps {
  className?: string;
  children: ReactNode;
}

/** The cell of a list that says several things, one below the other. */
export function CellLines({ className, children }: CellPartProps) {
  return <span className={classNames(styles['lines'], className)}>{children}</span>;
}

/** What a row is recognised by: a text by people, in a language of its own. */
export function CellTitle({ className, children }: CellPartProps) {
  const [text] = [children].flat();
  const lang = textLang(typeof text === 'string' ? text : '', useLocale());
  return (
    <span className={classNames(styles['title'], className)} lang={lang}>
      {children}
    </span>
  );
}

/** What is less important than the line above it. */
export function CellNote({ className, children }: CellPartProps) {
  return <span className={classNames(styles['note'], className)}>{children}</span>;
}

/** An e-mail address, which goes on to the next line behind its sign rather than within a name. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
