import { useLocale, useTranslation } from '@portal/kit';
import { inputsOf, listedFields, textOf, type ResourceDescription } from './resource.ts';

/** What a resource, its inputs and their values are called in the language of the page. */
export function useResourceWords(resource: ResourceDescription) {
  const { words } = resource;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const inputs = new Map(inputsOf(listedFields(resource)).map(({ name, field }) => [name, field]));
  return {
    one: words.one[locale],
    many: words.many[locale],
    lead: words.lead?.[locale],
    /** Of an input, the language of a bilingual one included; undefined for what is none. */
    fieldLabel(name: string): string | undefined {
      if (name === 'hidden') return t('admin.ui.resource.hidden');
      const field = inputs.get(name);
      if (!field || field.english === null) return field?.label[locale];
      const language = name === field.english ? 'en' : 'ko';
      return t(`admin.ui.localized.${language}`, { label: field.label[locale] });
    },
    valueText(name: string, value: unknown): string {
      if (typeof value === 'boolean') return t(`admin.ui.history.${value ? 'yes' : 'no'}`);
      const field = inputs.get(name);
      return field ? textOf(field, value, locale) : '';
    },
  };
}
