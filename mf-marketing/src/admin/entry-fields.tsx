import { Checkbox, Select, TextArea, TextField, useTranslation } from '@portal/kit';
import { LocalizedFields, type Form } from '@portal/kit/admin';
import { choiceName, type EntryField, type EntryValues } from './entry.ts';
import styles from './entry-fields.module.css';

type EntryForm = Pick<Form<EntryValues>, 'field' | 'toggle'>;

interface EntryFieldsProps {
  fields: readonly EntryField[];
  form: EntryForm;
  /** A new entry also has its fixed fields. */
  isNew: boolean;
}

function Field({ field, form, isNew }: { field: EntryField; form: EntryForm; isNew: boolean }) {
  const { t } = useTranslation('marketing');
  const { name, kind, isOptional = false, isBilingual, isFixed, options = [], words = name } = field;
  const label = t(`admin.fields.${name}`);
  const hint = t(`admin.hints.${name}`, { defaultValue: '' }) || undefined;

  // A picture has a form of its own, beside that of its entry.
  if (kind === 'picture' || (isFixed && !isNew)) return null;
  if (isBilingual) {
    return (
      <LocalizedFields
        label={label}
        ko={form.field(`${name}Ko`)}
        en={form.field(`${name}En`)}
        multiline={kind === 'paragraph'}
        rows={kind === 'paragraph' ? 4 : undefined}
        required={!isOptional}
        hint={hint}
      />
    );
  }
  if (kind === 'yes-no') return <Checkbox label={label} {...form.toggle(name)} />;
  if (kind === 'choices') {
    return (
      <fieldset className={styles.choices}>
        <legend>{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={t(`admin.options.${words}.${option}`)}
            {...form.toggle(choiceName(name, option))}
          />
        ))}
      </fieldset>
    );
  }
  if (kind === 'choice') {
    return (
      <Select label={label} required={!isOptional} {...form.field(name)}>
        <option value="">{t(isOptional ? 'admin.none' : 'admin.choose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`admin.options.${words}.${option}`)}
          </option>
        ))}
      </Select>
    );
  }
  if (kind === 'office-key') {
    return (
      <Select label={label} required {...form.field(name)}>
        <option value="">{t('admin.choose')}</option>
        <option value="magok">{t('admin.officeKeys.magok')}</option>
        <option value="namyangju">{t('admin.officeKeys.namyangju')}</option>
      </Select>
    );
  }
  if (kind === 'paragraph')
    return <TextArea label={label} hint={hint} required={!isOptional} rows={4} {...form.field(name)} />;
  const type = kind === 'date' ? 'date' : 'text';
  const inputMode = kind === 'number' ? 'decimal' : undefined;
  return (
    <TextField
      label={label}
      hint={hint}
      type={type}
      inputMode={inputMode}
      required={!isOptional && kind !== 'list'}
      {...form.field(name)}
    />
  );
}

/** The inputs of an entry, one after the other. */
export function EntryFields({ fields, form, isNew }: EntryFieldsProps) {
  return fields.map((field) => <Field key={field.name} field={field} form={form} isNew={isNew} />);
}
