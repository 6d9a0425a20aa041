import { useTranslation } from '@portal/kit';
import { STATES, type InquiryPage } from '../../api/inbox.ts';
import styles from './state-filter.module.css';

interface StateFilterProps {
  value: string;
  counts?: InquiryPage['counts'];
  onChange(state: string): void;
}

/** The states with how many inquiries are in each; the first shows all but spam. */
export function StateFilter({ value, counts, onChange }: StateFilterProps) {
  const { t } = useTranslation('support');
  const all = counts && counts.received + counts.inProgress + counts.answered;
  const choices = [
    { state: '', label: t('admin.inbox.allStates'), count: all },
    ...STATES.map((state) => ({ state, label: t(`words.states.${state}`), count: counts?.[state] })),
  ];
  return (
    <div className={styles.states} role="group" aria-label={t('admin.inbox.state')}>
      {choices.map(({ state, label, count }) => (
        <button
          key={state}
          type="button"
          className={styles.state}
          aria-pressed={value === state}
          onClick={() => onChange(state)}
        >
          {label}
          <span className={styles.count}>{count ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}
