import { Button, Icon, usePortal, useToast, useTranslation } from '@portal/kit';
import { dayInSeoul } from '@portal/kit/dates';
import { saveFile, useAction } from '@portal/kit/remote';
import { useApi } from '../../../api/client.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';
import type { MyData } from './collect-my-data.ts';

/** Saves everything that is stored about the member, of all services, as one archive; says which of them did not answer. */
export function DataExport() {
  const { t } = useTranslation('shell');
  const { i18n } = usePortal();
  const api = useApi();
  const toast = useToast();
  const failureText = useFailureText();
  const { run, isBusy } = useAction();

  function nameOf(service: string): string {
    const key = `account.my.export.services.${service}`;
    return i18n.exists(key, { ns: 'shell' }) ? t(key) : service;
  }

  function save({ blob, missing }: MyData): void {
    saveFile(blob, `selmatrix-my-data-${dayInSeoul(Date.now())}.zip`);
    if (missing.length > 0)
      toast.error(t('account.my.export.incomplete', { services: missing.map(nameOf).join(', ') }));
  }

  const download = () =>
    run({
      work: async () => (await import('./collect-my-data.ts')).collectMyData(api),
      onDone: save,
      failed: (error) => failureText(error) ?? t('account.my.export.failure'),
    });

  return (
    <Button size="small" variant="secondary" loading={isBusy} onClick={() => void download()}>
      <Icon name="download" size={18} />
      {t('account.my.export.download')}
    </Button>
  );
}
