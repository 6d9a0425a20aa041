import { Button, can, useNavigate, useSession, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/admin';
import { useApi } from '../../api/client.ts';
import { eraseInquiry, type Inquiry } from '../../api/inbox.ts';
import { SidePanel } from './side-panel.tsx';

interface ErasePanelProps {
  inquiry: Pick<Inquiry, 'number' | 'version'>;
  onReload(): void;
}

/** For managers: deletes the inquiry for good, which its sender may ask for. */
export function ErasePanel({ inquiry: { number, version }, onReload }: ErasePanelProps) {
  const { t } = useTranslation('support');
  const api = useApi();
  const navigate = useNavigate();
  const { run, busy } = useAction();
  const { user } = useSession();
  if (!can(user, 'support', 'manager')) return null;

  const erase = () =>
    run({
      question: {
        title: t('admin.erase.question', { number }),
        text: t('admin.erase.questionText'),
        confirmLabel: t('admin.erase.erase'),
        danger: true,
      },
      work: () => eraseInquiry({ api, number }, version),
      done: t('admin.erase.erased', { number }),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.failed']),
      onFailed: ({ code }) => code === 'stale-edit' && onReload(),
      onDone: () => navigate('/admin/support/inquiries', { replace: true }),
    });

  return (
    <SidePanel id="inquiry-erase" title={t('admin.erase.title')} text={t('admin.erase.text')}>
      <Button size="small" variant="secondary" loading={Boolean(busy)} onClick={() => void erase()}>
        {t('admin.erase.erase')}
      </Button>
    </SidePanel>
  );
}
