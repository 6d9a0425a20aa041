import { Button, Icon, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { TextDifference } from '../history/text-difference.tsx';
import type { EditConflict } from './merged-edits.ts';
import styles from './merged-edits-notice.module.css';
import type { Merged } from './use-edit-draft.ts';
import { layout } from '../../ui/layout.ts';

interface MergedEditsProps {
  merged: Merged;
  choose(field: string, value: unknown): void;
  form(): HTMLFormElement | null | undefined;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement | null | undefined, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element ? (found as Control) : undefined;
}

/** Somebody else has stored changes meanwhile: which of them the form has taken over, and which contradict what was typed. */
export function MergedEdits({ merged: { taken, conflicts }, choose, form }: MergedEditsProps) {
  const { t } = useTranslation('shell');
  const labelOf = (name: string) => controlOf(form(), name)?.labels?.[0]?.textContent ?? name;

  function textOf(name: string, value: unknown): string {
    const control = controlOf(form(), name);
    const option = control instanceof HTMLSelectElement && [...control.options].find((one) => one.value === value);
    if (option) return option.text;
    if (typeof value === 'boolean') return t(`admin.ui.history.${value ? 'yes' : 'no'}`);
    return typeof value === 'string' ? value : '';
  }

  return (
    <div className={styles['notice']} role="status">
      <p className={styles['title']}>
        <Icon name="info" size={18} />
        <span>{t('admin.ui.merge.title')}</span>
      </p>
      {taken.length > 0 && (
        <p>{t('admin.ui.merge.taken', { fields: taken.map(labelOf).join(', '), count: taken.length })}</p>
      )}
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.name}
          conflict={conflict}
          label={labelOf(conflict.name)}
          textOf={(value) => textOf(conflict.name, value)}
          choose={choose}
        />
      ))}
    </div>
  );
}

interface ConflictProps {
  conflict: EditConflict;
  label: string;
  textOf(value: unknown): string;
  choose: MergedEditsProps['choose'];
}

/** A field that both have changed: from what was typed to what is stored, and which of them the form has. */
function Conflict({ conflict: { name, mine, theirs }, label, textOf, choose }: ConflictProps) {
  const { t } = useTranslation('shell');
  const [isTheirs, setTheirs] = useState(false);

  function toggle() {
    choose(name, isTheirs ? mine : theirs);
    setTheirs(!isTheirs);
  }

  return (
    <div className={styles['conflict']}>
      <p className={layout.strong}>{t(`admin.ui.merge.${isTheirs ? 'bothTheirs' : 'both'}`, { field: label })}</p>
      <div className={styles['texts']}>
        <TextDifference before={textOf(mine)} after={textOf(theirs)} />
      </div>
      <Button size="small" variant="secondary" onClick={toggle}>
        {t(`admin.ui.merge.${isTheirs ? 'mine' : 'theirs'}`)}
      </Button>
    </div>
  );
}
