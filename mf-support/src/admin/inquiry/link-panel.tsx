import { Button, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { sendLink, type Inquiry } from '../../api/inbox.ts';
import { SidePanel } from './side-panel.tsx';

/** The link by which a guest follows the conversation: a new one makes the former ones void. */
export function LinkPanel({ inquiry, onSent }: { inquiry: Inquiry; onSent(inquiry: Inquiry): void }) {
  const { t } = useTranslation('support');
  const api = useApi();
  const { run, isBusy } = useAction();
  const { number, replyAddress } = inquiry;

  const send = () =>
    run({
      question: {
        title: t('admin.link.question'),
        text: t('admin.link.questionText', { email: replyAddress }),
        confirmLabel: t('admin.link.send'),
      },
      work: () => sendLink({ api, number, idempotencyKey: crypto.randomUUID() }),
      done: t('admin.link.sent'),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      onDone: onSent,
    });

  return (
    <SidePanel id="inquiry-link" title={t('admin.link.title')} text={t('admin.link.text')}>
      <Button size="small" variant="secondary" loading={isBusy} onClick={() => void send()}>
        {t('admin.link.send')}
      </Button>
    </SidePanel>
  );
}
