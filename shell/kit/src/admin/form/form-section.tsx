import { useId, useRef, type ReactNode } from 'react';
import { useSaveShortcut } from '../keyboard/use-shortcut.ts';
import styles from './form-section.module.css';
import { layout } from '../../ui/layout.ts';

/** A part of a form under its own heading; from 960 px on, heading and lead are beside the fields. */
export function FormSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

interface FormActionsProps {
  /** Ctrl S presses the button that submits: the form stores something, and nothing goes out with it. */
  isSaved?: boolean;
  children: ReactNode;
}

/** The buttons that end a form. */
export function FormActions({ isSaved = false, children }: FormActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  return (
    <div className={`${layout.row3} ${layout.end}`} ref={actions}>
      {children}
      {isSaved && <SaveShortcut form={() => actions.current?.closest('form')} />}
    </div>
  );
}

function SaveShortcut({ form }: { form(): HTMLFormElement | null | undefined }) {
  useSaveShortcut(form);
  return null;
}
