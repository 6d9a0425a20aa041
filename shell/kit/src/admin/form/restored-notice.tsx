import { Button, useTranslation } from '@portal/kit';
import { FormNotice } from '@portal/kit/form';

/** In a form without a SaveBar: what was typed earlier is there again, and can be given up. */
export function RestoredNotice({ draft }: { draft: { isRestored: boolean; discard(): void } }) {
  const { t } = useTranslation('shell');
  const discard = (
    <Button size="small" variant="secondary" onClick={draft.discard}>
      {t('admin.ui.save.discard')}
    </Button>
  );
  return (
    <div role="status">
      {draft.isRestored && (
        <FormNotice tone="info" actions={discard}>
          {t('admin.ui.save.restored')}
        </FormNotice>
      )}
    </div>
  );
}
