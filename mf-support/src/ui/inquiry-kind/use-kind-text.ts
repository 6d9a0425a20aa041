import { useTranslation } from '@portal/kit';
import type { MyInquiry } from '../../api/inquiries.ts';

/** The form that an inquiry came by, with the type that was chosen in it. */
export function useKindText(): (inquiry: Pick<MyInquiry, 'form' | 'type'>) => string {
  const { t } = useTranslation('support');
  return ({ form, type }) =>
    type ? `${t(`words.forms.${form}`)} · ${t(`words.types.${type}`)}` : t(`words.forms.${form}`);
}
