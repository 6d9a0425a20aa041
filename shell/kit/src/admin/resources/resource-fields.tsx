import { Checkbox, Select, TextArea, TextField, useLocale, useTranslation, type Locale } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { LocalizedFields } from '../form/localized-fields.tsx';
import styles from './resource-fields.module.css';
import { choiceName, type ResourceValues } from './resource-values.ts';
import { inputsOf, type FieldDescription, type FieldKind } from './resource.ts';

/** What a control of a section gets in place of the kit's; one for each language of a bilingual field. */
export interface ControlProps {
  /** With `defaultValue` and `error` as `form.field(name)` gives them. */
  name: string;
  defaultValue?: string;
  error?: ReactNode;
  label: string;
  hint?: string;
  required: boolean;
  maxLength?: number;
  /** Of a bilingual field. */
  lang?: Locale;
  /** For what is no native control. */
  value: string;
  onChange(value: string): void;
}

/** Field → its own control. `Entry` knows the names. */
export type Controls<Entry extends object> = { [Name in keyof Entry]?: ComponentType<ControlProps> };

type EntryForm = Pick<Form<ResourceValues>, 'field' | 'toggle' | 'values' | 'set'>;

interface ResourceFieldsProps {
  fields: readonly FieldDescription[];
  form: EntryForm;
  controls?: Readonly<Record<string, ComponentType<ControlProps> | undefined>>;
}

interface FieldProps {
  field: FieldDescription;
  form: EntryForm;
  Control?: ComponentType<ControlProps>;
}

const textRows: Partial<Record<FieldKind, number>> = { textarea: 4, markdown: 14 };

const inputs: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time' },
  phone: { type: 'tel', autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'off' },
  url: { type: 'url', autoComplete: 'off' },
};

function OwnControl({ field, form, Control, hint }: Required<FieldProps> & { hint?: string }) {
  const { t } = useTranslation('shell');
  const label = field.label[useLocale()];
  return inputsOf([field]).map(({ name, isRequired }) => {
    const lang = field.english === null ? undefined : name === field.english ? 'en' : 'ko';
    return (
      <Control
        key={name}
        {...form.field(name)}
        label={lang ? t(`admin.ui.localized.${lang}`, { label }) : label}
        hint={lang === 'en' ? t('admin.ui.localized.optional') : hint}
        required={isRequired}
        maxLength={field.maxLength ?? undefined}
        lang={lang}
        value={String(form.values[name] ?? '')}
        onChange={(value) => form.set({ [name]: value })}
      />
    );
  });
}

function Field({ field, form, Control }: FieldProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { name, english, kind, isRequired, options } = field;
  const label = field.label[locale];
  const hint = field.hint?.[locale] ?? (kind === 'list' ? t('admin.ui.resource.commas') : undefined);
  const maxLength = field.maxLength ?? undefined;
  const rows = textRows[kind];

  if (Control) return <OwnControl field={field} form={form} Control={Control} hint={hint} />;
  // A picture has a form of its own, beside that of its entry; a moment is written by the service
  if (kind === 'image' || kind === 'moment') return null;
  if (english !== null)
    return (
      <LocalizedFields
        label={label}
        hint={hint}
        ko={form.field(name)}
        en={form.field(english)}
        multiline={rows !== undefined}
        rows={rows}
        maxLength={maxLength}
        required={isRequired}
      />
    );
  if (kind === 'checkbox') return <Checkbox label={label} hint={hint} {...form.toggle(name)} />;
  if (kind === 'multiselect')
    return (
      <fieldset className={styles['choices']}>
        <legend>{label}</legend>
        {options.map((option) => (
          <Checkbox key={option.value} label={option.label[locale]} {...form.toggle(choiceName(name, option.value))} />
        ))}
      </fieldset>
    );
  const common = { label, hint, required: isRequired && kind !== 'list', ...form.field(name) };
  if (kind === 'select')
    return (
      <Select {...common}>
        {isRequired && field.default !== null ? null : (
          <option value="">{t(`admin.ui.resource.${isRequired ? 'choose' : 'none'}`)}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[locale]}
          </option>
        ))}
      </Select>
    );
  if (rows !== undefined) return <TextArea {...common} rows={rows} maxLength={maxLength} />;
  return <TextField {...common} {...inputs[kind]} maxLength={kind === 'list' ? undefined : maxLength} />;
}

/** The inputs of an entry, one after the other. */
export function ResourceFields({ fields, form, controls = {} }: ResourceFieldsProps) {
  return fields.map((field) => <Field key={field.name} field={field} form={form} Control={controls[field.name]} />);
}
