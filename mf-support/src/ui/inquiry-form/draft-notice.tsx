import { Button, useTranslation } from '@portal/kit';
import { FormNotice } from './form-notice.tsx';

/** Says that what was typed earlier in this tab is there again, and how to be rid of it. */
export function DraftNotice({ onClear }: { onClear(): void }) {
  const { t } = useTranslation('support');
  const clear = (
    <Button size="small" variant="secondary" onClick={onClear}>
      {t('inquiry.draft.clear')}
    </Button>
  );
  return (
    <div role="status">
      <FormNotice tone="info" actions={clear}>
        {t('inquiry.draft.restored')}
      </FormNotice>
    </div>
  );
}
