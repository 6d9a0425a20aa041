import { ApiError, Button, Checkbox, Select, TextField, type Translate } from '@portal/kit';
import { FormNotice, useDraft, useForm } from '@portal/kit/form';
import { useEffect, useEffectEvent } from 'react';
import type { StoryGroup } from '../story.ts';
import styles from '../gallery.module.css';

interface FormExampleProps {
  t: Translate;
  /** What sending comes to; not sent without it. */
  send?(): Promise<void>;
  /** Fields that the page finds wrong before anything is sent. */
  wrong?: { name?: string; terms?: string };
}

function FormExample({ t, send, wrong }: FormExampleProps) {
  const form = useForm({
    initial: { name: '', kind: '1', terms: false },
    check: () => wrong ?? {},
    send: () => send?.() ?? Promise.resolve(),
    errorText: (code) => t([`errors.${code}`, 'errors.other']),
    isGuarded: false,
  });
  const open = useEffectEvent(() => (send || wrong) && form.submit());
  useEffect(() => void open(), []);
  return (
    <form {...form.props} className={styles.form}>
      <TextField label={t('name')} required {...form.field('name')} />
      <Select label={t('kind')} {...form.field('kind')}>
        <option value="1">{t('option', { value: 1 })}</option>
        <option value="2">{t('option', { value: 2 })}</option>
      </Select>
      <Checkbox label={t('agree')} {...form.toggle('terms')} />
      <div role="alert">{form.message}</div>
      <p role="status">{form.state === 'saved' && t('received')}</p>
      <Button type="submit" loading={form.isSending}>
        {t('apply')}
      </Button>
    </form>
  );
}

const refusal = (status: number, code: string, errors?: Record<string, string>, retryAfterSeconds?: number) => () =>
  Promise.reject(new ApiError(status, { code, errors }, retryAfterSeconds));

function DraftExample({ t }: { t: Translate }) {
  const form = useForm({
    initial: { name: '' },
    send: () => Promise.resolve(),
    errorText: (code) => code,
    isGuarded: false,
  });
  const draft = useDraft(form, { name: 'gallery.draft', owner: undefined });
  const type = useEffectEvent(() => form.set({ name: t('person') }));
  useEffect(() => type(), []);
  return (
    <form {...form.props} className={styles.form}>
      <TextField label={t('name')} {...form.field('name')} />
      <p role="status">{draft.isRestored && t('restored')}</p>
      <Button variant="ghost" onClick={draft.discard}>
        {t('remove')}
      </Button>
    </form>
  );
}

export const formNotice: StoryGroup = {
  id: 'form-notice',
  title: 'FormNotice',
  area: 'Forms and data',
  stories: {
    info: (t) => (
      <FormNotice tone="info" actions={<Button size="small">{t('apply')}</Button>}>
        {t('restored')}
      </FormNotice>
    ),
    success: (t) => (
      <FormNotice tone="success" title={t('received')}>
        {t('person')}
      </FormNotice>
    ),
    error: (t) => <FormNotice tone="error">{t('errors.other')}</FormNotice>,
  },
};

export const form: StoryGroup = {
  id: 'form',
  title: 'useForm',
  area: 'Forms and data',
  stories: {
    idle: (t) => <FormExample t={t} />,
    'wrong-fields': (t) => <FormExample t={t} wrong={{ name: 'required', terms: 'required' }} />,
    sending: (t) => <FormExample t={t} send={() => new Promise(() => undefined)} />,
    received: (t) => <FormExample t={t} send={() => Promise.resolve()} />,
    'refused-field': (t) => <FormExample t={t} send={refusal(422, 'invalid', { name: 'too-long' })} />,
    'no-connection': (t) => <FormExample t={t} send={refusal(0, 'network')} />,
    'too-many-calls': (t) => <FormExample t={t} send={refusal(429, 'rate-limit', undefined, 90)} />,
  },
};

export const draft: StoryGroup = {
  id: 'draft',
  title: 'useDraft',
  area: 'Forms and data',
  stories: { kept: (t) => <DraftExample t={t} /> },
};
