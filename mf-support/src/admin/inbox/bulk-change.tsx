import { Button, useToast, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useId, useState } from 'react';
import { useApi } from '../../api/client.ts';
import {
  changeInquiries,
  type Assignee,
  type InquiryChange,
  type InquiryRow,
  STATES,
  type InquiryState,
} from '../../api/inbox.ts';
import { longestTag } from '../../ui/tags/tags.ts';
import styles from './bulk-change.module.css';

interface BulkChangeProps {
  rows: InquiryRow[];
  assignees: readonly Assignee[];
  /** Those that there are. */
  tags: readonly string[];
  onDone(): void;
}

const NOBODY = 'nobody';

/** State, assignee and tags for all chosen inquiries; says which of them somebody else had changed already. */
export function BulkChange({ rows, assignees, tags, onDone }: BulkChangeProps) {
  const { t } = useTranslation('support');
  const [state, setState] = useState('');
  const [assignee, setAssignee] = useState('');
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const listId = useId();
  const ofRows = [...new Set(rows.flatMap((row) => row.tags))].toSorted();
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useAction();

  function apply() {
    const wanted: InquiryChange = {
      ...(state && { state: state as InquiryState }),
      ...(assignee && { assigneeId: assignee === NOBODY ? null : assignee }),
      ...(added.trim() && { addTags: [added.trim()] }),
      ...(removed && { removeTags: [removed] }),
    };
    // Completing an application destroys the password that is still kept.
    const kept = rows.filter(({ password }) => password === 'kept').length;
    const items = rows.map(({ number, version }) => ({ number, version }));
    void run({
      question:
        wanted.state !== 'answered' || kept === 0
          ? undefined
          : {
              title: t('admin.password.destroyTitle'),
              text: t('admin.password.destroyMany', { count: kept }),
              confirmLabel: t('admin.password.destroyConfirm'),
              danger: true,
            },
      work: () => changeInquiries(api, { items, ...wanted }, crypto.randomUUID()),
      done: ({ changed }) => (changed.length > 0 ? t('admin.bulk.changed', { count: changed.length }) : undefined),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      onDone({ stale, missing }) {
        const left = [...stale, ...missing];
        if (left.length > 0) toast.warning(t('admin.bulk.stale', { numbers: left.join(', ') }), 5000);
        onDone();
      },
    });
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
      <input
        aria-label={t('admin.bulk.addTag')}
        placeholder={t('admin.bulk.addTag')}
        value={added}
        maxLength={longestTag}
        list={listId}
        onChange={(event) => setAdded(event.target.value)}
      />
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      {ofRows.length > 0 && (
        <select
          aria-label={t('admin.bulk.removeTag')}
          value={removed}
          onChange={(event) => setRemoved(event.target.value)}
        >
          <option value="">{t('admin.bulk.keepTags')}</option>
          {ofRows.map((tag) => (
            <option key={tag} value={tag}>
              {t('admin.tags.remove', { tag })}
            </option>
          ))}
        </select>
      )}
      <Button size="small" loading={isBusy} disabled={!state && !assignee && !added.trim() && !removed} onClick={apply}>
        {t('admin.bulk.apply')}
      </Button>
    </div>
  );
}
