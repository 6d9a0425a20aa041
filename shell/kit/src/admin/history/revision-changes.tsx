import { ErrorState, Skeleton, useTranslation } from '@portal/kit';
import styles from './history-dialog.module.css';
import { TextDifference } from './text-difference.tsx';
import { useRevision } from './use-revisions.ts';
import { layout } from '../../ui/layout.ts';

export interface FieldWords {
  /** What a field is called; undefined for one that is not shown. */
  fieldLabel(name: string): string | undefined;
  /** A value in words, such as the name of a state; texts are shown as they are by default. */
  valueText?(name: string, value: unknown): string | undefined;
}

function useValueText({ valueText }: Pick<FieldWords, 'valueText'>) {
  const { t } = useTranslation('shell');
  return (name: string, value: unknown): string => {
    const words = valueText?.(name, value);
    if (words !== undefined) return words;
    if (typeof value === 'boolean') return t(`admin.ui.history.${value ? 'yes' : 'no'}`);
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

/** What one state changed, field by field; of the first one, what it says. */
export function RevisionChanges({ path, fieldLabel, valueText }: FieldWords & { path: string }) {
  const { t } = useTranslation('shell');
  const detail = useRevision(path);
  const textOf = useValueText({ valueText });
  const { data } = detail;
  if (detail.error) return <ErrorState title={t('admin.ui.history.loadFailed')} onRetry={detail.reload} />;
  if (!data) return <Skeleton height={240} />;
  const { fields, values, before } = data;
  const names = fields.length > 0 && before ? fields : Object.keys(values).filter((name) => textOf(name, values[name]));
  const shown = names.flatMap((name) => {
    const label = fieldLabel(name);
    return label === undefined ? [] : [{ name, label }];
  });
  return (
    <div className={styles['changes']} role="region" aria-label={t('admin.ui.history.changes')} aria-live="polite">
      {shown.length === 0 ? <p>{t('admin.ui.history.nothing')}</p> : null}
      {shown.map(({ name, label }) => (
        <section key={name} className={`${layout.stack2} ${layout.shrinks}`}>
          <h3 className={`${layout.muted} ${layout.small} ${layout.strong}`}>{label}</h3>
          <TextDifference
            before={textOf(name, (before && fields.length > 0 ? before : values)[name])}
            after={textOf(name, values[name])}
          />
        </section>
      ))}
    </div>
  );
}
