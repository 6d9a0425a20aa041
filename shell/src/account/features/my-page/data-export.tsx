import { Button, Icon, useTranslation } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import { useApi } from '../../../api/client.ts';
import { exportAccount } from '../../../api/account.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';

/** Saves everything that is stored about the member as a file. */
export function DataExport() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const failureText = useFailureText();
  const { run, isBusy } = useAction();

  const download = () =>
    run({
      work: () => exportAccount(api),
      onDone: ({ blob, filename = 'account.json' }) => saveFile(blob, filename),
      failed: (error) => failureText(error) ?? t('account.my.export.failure'),
    });

  return (
    <Button size="small" variant="secondary" loading={isBusy} onClick={() => void download()}>
      <Icon name="download" size={18} />
      {t('account.my.export.download')}
    </Button>
  );
}
