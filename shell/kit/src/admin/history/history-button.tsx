import { Button, Icon, useTranslation } from '@portal/kit';
import { useState } from 'react';
// Not lazily: the hash of each further chunk is in the shell's main script, which every visitor loads.
import { HistoryDialog, type HistoryDialogProps } from './history-dialog.tsx';

/** Opens the history of an item: who changed what and when, with the difference, and earlier states to be brought back. */
export function HistoryButton(props: Omit<HistoryDialogProps, 'onClose'>) {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="clock" size={16} />
        {t('admin.ui.history.open')}
      </Button>
      {isOpen ? <HistoryDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
