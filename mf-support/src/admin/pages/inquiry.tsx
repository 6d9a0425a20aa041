import {
  PageProblem,
  Skeleton,
  useNavigate,
  useParams,
  useTranslation,
  type HeadInput,
  type PageHead,
  layout,
} from '@portal/kit';
import { AdminPage } from '@portal/kit/admin';
import { useEffect, useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import type { Inquiry } from '../../api/inbox.ts';
import { StateChip } from '../../ui/state-chip/state-chip.tsx';
import { ErasePanel } from '../inquiry/erase-panel.tsx';
import { InquiryMessage } from '../inquiry/inquiry-message.tsx';
import { LinkPanel } from '../inquiry/link-panel.tsx';
import { MergePanel } from '../inquiry/merge-panel.tsx';
import { NoteForm } from '../inquiry/note-form.tsx';
import { PasswordPanel } from '../inquiry/password-panel.tsx';
import { PresenceNotice } from '../inquiry/presence-notice.tsx';
import { ReplyForm } from '../inquiry/reply-form.tsx';
import { SatisfactionPanel } from '../inquiry/satisfaction-panel.tsx';
import { usePresence } from '../inquiry/use-presence.ts';
import { WorkForm } from '../inquiry/work-form.tsx';
import styles from './inquiry.module.css';

export function head({ t, params }: HeadInput<never>): PageHead {
  const title = `${params['number'] ?? ''} ${t('admin.inquiry.title')}`;
  return { title, description: title, noindex: true };
}

interface ViewProps {
  inquiry: Inquiry;
  onChanged(inquiry: Inquiry): void;
  onReload(): void;
}

function InquiryView({ inquiry, onChanged, onReload }: ViewProps) {
  const { t } = useTranslation('support');
  const assignees = useAdminItem('/api/email/admin/assignees').data ?? [];
  const [isReplying, setReplying] = useState(false);
  const [isNoting, setNoting] = useState(false);
  // A form that has been sent makes place for an empty one.
  const [sent, setSent] = useState({ reply: 0, note: 0 });
  const presence = usePresence(inquiry.number, isReplying || isNoting);
  const { version, notification, form } = inquiry;

  function finish(kind: 'reply' | 'note', answer: Inquiry) {
    setSent({ ...sent, [kind]: sent[kind] + 1 });
    onChanged(answer);
  }

  return (
    <>
      <PresenceNotice presence={presence} version={version} onReload={onReload} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <InquiryMessage inquiry={inquiry} />
          <ReplyForm
            key={`reply-${sent.reply}`}
            inquiry={inquiry}
            onSaved={(answer) => finish('reply', answer)}
            onWriting={setReplying}
            onReload={onReload}
          />
        </div>
        <div className={styles.aside}>
          <WorkForm inquiry={inquiry} assignees={assignees} onSaved={onChanged} onReload={onReload} />
          {form === 'smwp' && <PasswordPanel inquiry={inquiry} onRevealed={onReload} />}
          {inquiry.satisfaction && <SatisfactionPanel satisfaction={inquiry.satisfaction} />}
          <MergePanel inquiry={inquiry} onChanged={onChanged} onReload={onReload} />
          {inquiry.canSendLink && <LinkPanel inquiry={inquiry} onSent={onChanged} />}
          <NoteForm
            key={`note-${sent.note}`}
            inquiry={inquiry}
            onSaved={(answer) => finish('note', answer)}
            onWriting={setNoting}
            onReload={onReload}
          />
          <ErasePanel inquiry={inquiry} onReload={onReload} />
          <p className={`${layout.muted} ${layout.small}`}>{t(`admin.inquiry.notifications.${notification}`)}</p>
        </div>
      </div>
    </>
  );
}

export function Page() {
  const { t } = useTranslation('support');
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const { data: inquiry, error, reload, show } = useAdminItem(`/api/email/admin/inquiries/${number}`);
  const kept = inquiry?.number ?? number;
  // It was merged into another, which is shown
  useEffect(() => {
    if (kept !== number) navigate(`/admin/support/inquiries/${kept}`, { replace: true });
  }, [kept, number, navigate]);
  if (!inquiry && error) return <PageProblem status={error.status || 503} onRetry={reload} />;
  return (
    <AdminPage
      title={inquiry?.title ?? number}
      lead={inquiry && number}
      back={{ to: '/admin/support/inquiries', label: t('admin.inbox.title') }}
      actions={inquiry && <StateChip state={inquiry.state} />}
    >
      {inquiry ? <InquiryView inquiry={inquiry} onChanged={show} onReload={reload} /> : <Skeleton height={320} />}
    </AdminPage>
  );
}
