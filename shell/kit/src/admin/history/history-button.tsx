import { Button, Icon, useTranslation } from '@portal/kit';
import { lazy, Suspense, useState } from 'react';
import type { HistoryDialogProps } from './history-dialog.tsx';

// With the library that compares texts: for those who look at a history alone.
const HistoryDialog = lazy(() => import(/* webpackChunkName: "history" */ './history-dialog.tsx'));

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
      {isOpen ? (
        <Suspense fallback={null}>
          <HistoryDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
