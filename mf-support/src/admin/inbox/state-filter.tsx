import { Icon, useTranslation } from '@portal/kit';
import { STATES, type InquiryPage } from '../../api/inbox.ts';
import styles from './state-filter.module.css';

interface StateFilterProps {
  value: string;
  counts?: InquiryPage['counts'];
  /** There are at least so many. */
  isCapped?: boolean;
  onChange(state: string): void;
  /** Only those to which the sender has added something. */
  isNewOnly: boolean;
  newMessages?: number;
  onNewOnly(isNewOnly: boolean): void;
}

/** The states with how many inquiries are in each, the first for all but spam; and those with a new message. */
export function StateFilter({
  value,
  counts,
  isCapped,
  onChange,
  isNewOnly,
  newMessages,
  onNewOnly,
}: StateFilterProps) {
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
          <span className={styles.count}>{count === undefined ? '–' : `${count}${isCapped ? '+' : ''}`}</span>
        </button>
      ))}
      <button type="button" className={styles.state} aria-pressed={isNewOnly} onClick={() => onNewOnly(!isNewOnly)}>
        <Icon name="mail" size={18} />
        {t('admin.inbox.newMessages')}
        <span className={styles.count}>{newMessages ?? '–'}</span>
      </button>
    </div>
  );
}
