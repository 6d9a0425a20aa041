import { useTranslation } from '@portal/kit';
import { inputsOf, type EntryField } from './entry.ts';

/** What the inputs of a noun are called, the language of a bilingual one included; undefined for what is no input. */
export function useFieldLabel(fields: readonly EntryField[]): (name: string) => string | undefined {
  const { t } = useTranslation('marketing');
  const bilingual = new Set(fields.filter(({ isBilingual }) => isBilingual).map(({ name }) => name));
  const names = new Set(inputsOf(fields).map(({ name }) => name));
  return (name) => {
    if (name === 'hidden') return t('admin.hidden');
    if (!names.has(name)) return undefined;
    const base = name.replace(/(?:Ko|En)$/, '');
    if (!bilingual.has(base)) return t(`admin.fields.${name}`);
    return `${t(`admin.fields.${base}`)} (${t(`admin.inLanguage.${name.endsWith('En') ? 'en' : 'ko'}`)})`;
  };
}
