import { Button, Select, useNavigate, usePortal, useTranslation } from '@portal/kit';
import { formatDate, useAction, useUndo } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { useApi } from '../../api/client.ts';
import { mergeInquiry, separateInquiry, type Inquiry } from '../../api/inbox.ts';
import { SidePanel } from './side-panel.tsx';
import styles from './merge-panel.module.css';

interface MergePanelProps {
  inquiry: Inquiry;
  onChanged(inquiry: Inquiry): void;
  onReload(): void;
}

const pathOf = (number: string) => `/admin/support/inquiries/${number}`;

/** Two inquiries of one person as one: those that this one can be merged into, and those that were merged into it. */
export function MergePanel({ inquiry, onChanged, onReload }: MergePanelProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const navigate = useNavigate();
  const portal = usePortal();
  const offerUndo = useUndo();
  const { run, busy } = useAction();
  const [into, setInto] = useState('');
  const { number, version, merged } = inquiry;
  const targets = useAdminItem(`/api/email/admin/inquiries/${number}/merge-targets`).data ?? [];
  const failed = ({ code }: { code: string }) => t([`admin.errors.${code}`, 'admin.failed']);
  if (targets.length === 0 && merged.length === 0) return null;

  const merge = () =>
    run(
      {
        question: {
          title: t('admin.merge.question'),
          text: t('admin.merge.questionText', { number, into }),
          confirmLabel: t('admin.merge.merge'),
        },
        work: () => mergeInquiry({ api, number, idempotencyKey: crypto.randomUUID() }, { version, into }),
        failed,
        onFailed: ({ code }) => code === 'stale-edit' && onReload(),
        onDone() {
          navigate(pathOf(into));
          offerUndo({
            text: t('admin.merge.merged', { into }),
            label: t('admin.merge.undo'),
            // Merging has made it the next version
            work: () => separateInquiry({ api, number, idempotencyKey: crypto.randomUUID() }, version + 1),
            done: t('admin.merge.separated', { number }),
            failed: t('admin.failed'),
            // The undo is pressed on another page
            onDone: () => portal.navigate(pathOf(number)),
          });
        },
      },
      'merge',
    );

  const separate = ({ number: other, version: seen }: Inquiry['merged'][number]) =>
    run(
      {
        question: {
          title: t('admin.merge.separateQuestion', { number: other }),
          text: t('admin.merge.separateText'),
          confirmLabel: t('admin.merge.separate'),
        },
        work: () => separateInquiry({ api, number: other, idempotencyKey: crypto.randomUUID() }, seen),
        done: t('admin.merge.separated', { number: other }),
        failed,
        onFailed: ({ code }) => code === 'stale-edit' && onReload(),
        onDone: onChanged,
      },
      other,
    );

  return (
    <SidePanel id="inquiry-merge" title={t('admin.merge.title')} text={t('admin.merge.text')}>
      {merged.length > 0 && (
        <ul className={styles.merged}>
          {merged.map((other) => (
            <li key={other.number}>
              <span>
                {other.title} <small>{other.number}</small>
              </span>
              <Button
                size="small"
                variant="secondary"
                loading={busy === other.number}
                aria-label={t('admin.merge.separateNamed', { number: other.number })}
                onClick={() => void separate(other)}
              >
                {t('admin.merge.separate')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {targets.length > 0 && (
        <div className={styles.choice}>
          <Select label={t('admin.merge.into')} value={into} onChange={({ target }) => setInto(target.value)}>
            <option value="">{t('admin.merge.choose')}</option>
            {targets.map((target) => (
              <option key={target.number} value={target.number}>
                {`${target.title} · ${t(`words.states.${target.state}`)} · ${formatDate(target.createdAt)} · ${target.number}`}
              </option>
            ))}
          </Select>
          <Button
            size="small"
            variant="secondary"
            disabled={!into}
            loading={busy === 'merge'}
            onClick={() => void merge()}
          >
            {t('admin.merge.merge')}
          </Button>
        </div>
      )}
    </SidePanel>
  );
}
