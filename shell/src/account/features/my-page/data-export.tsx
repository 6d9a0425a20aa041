import { Button, Icon, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { exportAccount } from '../../../api/account.ts';
import { useApi } from '../../../api/client.ts';
import { useFailureText } from '../../ui/account-page/use-failure-text.ts';

function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: filename }).click();
  URL.revokeObjectURL(address);
}

/** Saves everything that is stored about the member as a file. */
export function DataExport() {
  const { t } = useTranslation('shell');
  const api = useApi();
  const toast = useToast();
  const failureText = useFailureText();
  const [isLoading, setIsLoading] = useState(false);

  async function download() {
    setIsLoading(true);
    try {
      const { blob, filename = 'account.json' } = await exportAccount(api);
      saveFile(blob, filename);
    } catch (error) {
      toast.error(failureText(error) ?? t('account.my.export.failure'));
    }
    setIsLoading(false);
  }

  return (
    <Button size="small" variant="secondary" loading={isLoading} onClick={() => void download()}>
      <Icon name="download" size={18} />
      {t('account.my.export.download')}
    </Button>
  );
}
