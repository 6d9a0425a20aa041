import { Select, TextField, useTranslation } from '@portal/kit';
import { useLibraryImages, type ControlProps, type Controls } from '@portal/kit/admin';
import { MarkdownField } from '@portal/kit/editor';
import type { AdminTraining } from '../../api/admin-trainings.ts';
import { LazyMarkdown } from '../../ui/training/lazy-markdown.tsx';

/** Markdown with images of the section's library. */
function Content({ value: _value, onChange: _onChange, lang = 'ko', ...field }: ControlProps) {
  const images = useLibraryImages('/api/education/media', lang);
  return (
    <MarkdownField {...field} lang={lang} rows={8} images={images} preview={(text) => <LazyMarkdown text={text} />} />
  );
}

/** The calendar of the browser begins with the first day. */
function LastDay({ value: _value, onChange: _onChange, lang: _lang, ...field }: ControlProps) {
  return (
    <TextField
      {...field}
      type="date"
      onFocus={({ currentTarget }) => {
        const first = currentTarget.form?.elements.namedItem('startDate');
        currentTarget.min = first instanceof HTMLInputElement ? first.value : '';
      }}
    />
  );
}

/** Days to choose from, and what another client has stored. */
function ReminderDays({ value: _value, onChange: _onChange, lang: _lang, maxLength: _max, ...field }: ControlProps) {
  const { t } = useTranslation('education');
  return (
    <Select {...field}>
      {[...new Set(['0', '1', '2', '3', '7', field.defaultValue ?? '1'])].map((days) => (
        <option key={days} value={days}>
          {t(days === '0' ? 'admin.editor.noReminder' : 'admin.editor.daysBefore', { days })}
        </option>
      ))}
    </Select>
  );
}

export const controls: Controls<AdminTraining> = {
  content: Content,
  endDate: LastDay,
  reminderDays: ReminderDays,
};
