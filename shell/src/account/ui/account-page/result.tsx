import { Icon, type IconName } from '@portal/kit';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './result.module.css';

const ICONS = { mail: 'mail', done: 'check', invalid: 'alert', failed: 'alert' } as const satisfies Record<
  string,
  IconName
>;

interface ResultProps {
  /** Who hears of it: at once (`alert`), in turn (`status`), or by the heading, which gets the focus of what was pressed. */
  announcedBy: 'status' | 'alert' | 'focus';
  kind: keyof typeof ICONS;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** Says in the place of a form how something went, and what to do next. */
export function Result({ announcedBy, kind, title, text, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = announcedBy === 'focus';
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <div className={styles['result']} role={takesFocus ? undefined : announcedBy}>
      <Icon className={styles[kind]} name={ICONS[kind]} size={40} />
      <h2 className={styles['title']} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      <div className={styles['buttons']}>{children}</div>
    </div>
  );
}
