import { TextArea, TextField, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import styles from './localized-fields.module.css';

interface FieldProps {
  name: string;
  defaultValue?: string;
  error?: ReactNode;
}

interface LocalizedFieldsProps {
  label: string;
  /** As `form.field(name)` gives them. */
  ko: FieldProps;
  en: FieldProps;
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  hint?: ReactNode;
  /** Of the Korean text; the English one is never required. */
  required?: boolean;
}

/** One text in both languages, side by side where there is room. Without English, readers of English get the Korean text. */
export function LocalizedFields({
  label,
  ko,
  en,
  multiline = false,
  rows,
  maxLength,
  hint,
  required = true,
}: LocalizedFieldsProps) {
  const { t } = useTranslation('shell');
  const field = (language: 'ko' | 'en', props: FieldProps) => {
    const common = {
      ...props,
      label: t(`admin.ui.localized.${language}`, { label }),
      lang: language,
      maxLength,
      hint: language === 'en' ? t('admin.ui.localized.optional') : hint,
      required: language === 'ko' && required,
    };
    return multiline ? <TextArea {...common} rows={rows} /> : <TextField {...common} />;
  };
  return (
    <div className={styles['pair']} role="group" aria-label={label}>
      {field('ko', ko)}
      {field('en', en)}
    </div>
  );
}
