import { Button, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { STATES, type Assignee, type InquiryChange, type InquiryRow, type InquiryState } from '../../api/inbox.ts';
import styles from './bulk-change.module.css';
import { useBulkChange } from './use-bulk-change.ts';

interface BulkChangeProps {
  rows: InquiryRow[];
  assignees: readonly Assignee[];
  onDone(): void;
}

const NOBODY = 'nobody';

/** State and assignee for all chosen inquiries. */
export function BulkChange({ rows, assignees, onDone }: BulkChangeProps) {
  const { t } = useTranslation('support');
  const [state, setState] = useState('');
  const [assignee, setAssignee] = useState('');
  const { isBusy, change } = useBulkChange(rows, onDone);

  function apply() {
    const wanted: InquiryChange = {
      ...(state && { state: state as InquiryState }),
      ...(assignee && { assigneeId: assignee === NOBODY ? null : assignee }),
    };
    void change(wanted);
  }

  return (
    <div className={styles.bulk}>
      <select aria-label={t('admin.bulk.state')} value={state} onChange={(event) => setState(event.target.value)}>
        <option value="">{t('admin.bulk.keepState')}</option>
        {STATES.map((each) => (
          <option key={each} value={each}>
            {t(`words.states.${each}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('admin.bulk.assignee')}
        value={assignee}
        onChange={(event) => setAssignee(event.target.value)}
      >
        <option value="">{t('admin.bulk.keepAssignee')}</option>
        <option value={NOBODY}>{t('admin.inbox.nobody')}</option>
        {assignees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button size="small" loading={isBusy} disabled={!state && !assignee} onClick={apply}>
        {t('admin.bulk.apply')}
      </Button>
    </div>
  );
}
