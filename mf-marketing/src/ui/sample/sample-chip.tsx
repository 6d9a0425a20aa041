import { Chip, useTranslation } from '@portal/kit';

/** Says that what stands beside it is invented, until the company replaces it. */
export function SampleChip() {
  const { t } = useTranslation('marketing');
  return <Chip tone="warning">{t('common.sample')}</Chip>;
}
