import { Chip, useTranslation, type ChipProps } from '@portal/kit';
import type { InquiryState } from '../../api/inbox.ts';

const TONES: Record<InquiryState, ChipProps['tone']> = {
  received: 'info',
  inProgress: 'warning',
  answered: 'success',
  spam: 'error',
};

/** How far an inquiry is. */
export function StateChip({ state }: { state: InquiryState }) {
  const { t } = useTranslation('support');
  return <Chip tone={TONES[state]}>{t(`words.states.${state}`)}</Chip>;
}
