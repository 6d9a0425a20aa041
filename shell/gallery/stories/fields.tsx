import { Checkbox, FieldError, PasswordField, Select, TextArea, TextField, type Translate } from '@portal/kit';
import type { StoryGroup } from '../story.ts';
import { MarkdownField } from '@portal/kit/editor';

const options = (t: Translate) => [1, 2, 3].map((value) => <option key={value}>{t('option', { value })}</option>);

export const textField: StoryGroup = {
  id: 'text-field',
  title: 'TextField',
  area: 'Controls',
  stories: {
    empty: (t) => <TextField label={t('name')} />,
    filled: (t) => <TextField label={t('name')} defaultValue={t('person')} />,
    placeholder: (t) => <TextField label={t('name')} placeholder={t('person')} />,
    required: (t) => <TextField label={t('name')} required />,
    hint: (t) => <TextField label={t('name')} hint={t('hint')} />,
    error: (t) => <TextField label={t('name')} error={t('wrong')} required />,
    'error-and-hint': (t) => <TextField label={t('name')} error={t('wrong')} hint={t('hint')} defaultValue="?" />,
    suffix: (t) => <TextField label={t('amount')} suffix={<span>{t('unit')}</span>} inputMode="numeric" />,
    disabled: (t) => <TextField label={t('name')} defaultValue={t('person')} disabled />,
    'read-only': (t) => <TextField label={t('name')} defaultValue={t('person')} readOnly />,
    'long-label': (t) => <TextField label={t('long')} hint={t('long')} error={t('long')} />,
  },
};

export const textArea: StoryGroup = {
  id: 'text-area',
  title: 'TextArea',
  area: 'Controls',
  stories: {
    empty: (t) => <TextArea label={t('message')} />,
    filled: (t) => <TextArea label={t('message')} defaultValue={t('text')} rows={3} />,
    error: (t) => <TextArea label={t('message')} error={t('wrong')} required rows={3} />,
    disabled: (t) => <TextArea label={t('message')} defaultValue={t('text')} disabled rows={3} />,
  },
};

export const passwordField: StoryGroup = {
  id: 'password-field',
  title: 'PasswordField',
  area: 'Controls',
  stories: {
    empty: (t) => <PasswordField label={t('password')} autoComplete="off" />,
    filled: (t) => <PasswordField label={t('password')} defaultValue="correct horse" autoComplete="off" />,
    error: (t) => <PasswordField label={t('password')} error={t('wrong')} required autoComplete="off" />,
  },
};

export const select: StoryGroup = {
  id: 'select',
  title: 'Select',
  area: 'Controls',
  stories: {
    chosen: (t) => <Select label={t('kind')}>{options(t)}</Select>,
    error: (t) => (
      <Select label={t('kind')} error={t('wrong')} required>
        {options(t)}
      </Select>
    ),
    disabled: (t) => (
      <Select label={t('kind')} hint={t('hint')} disabled>
        {options(t)}
      </Select>
    ),
  },
};

export const checkbox: StoryGroup = {
  id: 'checkbox',
  title: 'Checkbox',
  area: 'Controls',
  stories: {
    empty: (t) => <Checkbox label={t('agree')} />,
    checked: (t) => <Checkbox label={t('agree')} defaultChecked />,
    error: (t) => <Checkbox label={t('agree')} error={t('wrong')} />,
    disabled: (t) => <Checkbox label={t('agree')} disabled />,
    'long-label': (t) => <Checkbox label={t('long')} />,
  },
};

export const fieldError: StoryGroup = {
  id: 'field-error',
  title: 'FieldError',
  area: 'Controls',
  stories: {
    short: (t) => <FieldError>{t('wrong')}</FieldError>,
    long: (t) => <FieldError>{t('long')}</FieldError>,
  },
};

export const markdownField: StoryGroup = {
  id: 'markdown-field',
  title: 'MarkdownField',
  area: 'Controls',
  stories: {
    empty: (t) => <MarkdownField label={t('message')} name="text" required />,
    everything: (t) => (
      <MarkdownField
        label={t('message')}
        name="text"
        hint={t('hint')}
        defaultValue={`## ${t('title')}\n\n**${t('text')}**\n\n- ${t('name')}`}
        preview={(text) => <p>{text}</p>}
      />
    ),
    error: (t) => <MarkdownField label={t('message')} name="text" error={t('wrong')} />,
  },
};
