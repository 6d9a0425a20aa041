import { Button, Card, TextField, type Translate } from '@portal/kit';
import {
  AdminPage,
  DetailList,
  FormActions,
  FormSection,
  HistoryButton,
  LocalizedFields,
  PictureFields,
  pictureValues,
  RestoredNotice,
  SaveBar,
  useForm,
} from '@portal/kit/admin';
import type { FormState } from '@portal/kit/form';
import type { StoryGroup } from '../story.ts';

const fieldsOf = (t: Translate, error?: string) => ({
  label: t('title'),
  ko: { name: 'titleKo', defaultValue: t('text'), error },
  en: { name: 'titleEn' },
});

const nothing = () => undefined;

function Bar({ state, changed = false, message }: { state: FormState; changed?: boolean; message?: string }) {
  return <SaveBar form={{ state, changed, message, reset: nothing }} onCancel={nothing} onShowCurrent={nothing} />;
}

export const adminPage: StoryGroup = {
  id: 'admin-page',
  title: 'AdminPage',
  area: 'Pages for admins',
  stories: {
    title: {
      hasHeading: true,
      show: (t) => (
        <AdminPage title={t('title')}>
          <Card>{t('text')}</Card>
        </AdminPage>
      ),
    },
    everything: {
      hasHeading: true,
      show: (t) => (
        <AdminPage
          title={t('title')}
          lead={t('text')}
          back={{ to: '/', label: t('more') }}
          actions={<Button size="small">{t('apply')}</Button>}
        >
          <Card>{t('text')}</Card>
        </AdminPage>
      ),
    },
  },
};

export const detailList: StoryGroup = {
  id: 'detail-list',
  title: 'DetailList',
  area: 'Pages for admins',
  stories: {
    everything: (t) => (
      <DetailList
        items={[
          { term: t('name'), value: t('person') },
          { term: t('amount'), value: '' },
          { term: t('message'), value: t('long') },
        ]}
      />
    ),
  },
};

export const formSection: StoryGroup = {
  id: 'form-section',
  title: 'FormSection, FormActions',
  area: 'Pages for admins',
  stories: {
    everything: (t) => (
      <FormSection title={t('title')} lead={t('text')}>
        <TextField label={t('name')} />
        <FormActions>
          <Button>{t('apply')}</Button>
        </FormActions>
      </FormSection>
    ),
  },
};

export const localizedFields: StoryGroup = {
  id: 'localized-fields',
  title: 'LocalizedFields',
  area: 'Pages for admins',
  stories: {
    lines: (t) => <LocalizedFields {...fieldsOf(t)} />,
    areas: (t) => <LocalizedFields {...fieldsOf(t)} multiline rows={3} />,
    error: (t) => <LocalizedFields {...fieldsOf(t, t('wrong'))} hint={t('hint')} />,
  },
};

export const historyButton: StoryGroup = {
  id: 'history-button',
  title: 'HistoryButton',
  area: 'Pages for admins',
  stories: {
    everything: (t) => (
      <HistoryButton path="/api/sample" version={1} fieldLabel={() => t('name')} onRestored={nothing} />
    ),
  },
};

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#dbe7fb"/><circle cx="220" cy="80" r="40" fill="#165dd8"/></svg>',
)}`;

function PictureExample({ t }: { t: Translate }) {
  const form = useForm({
    initial: pictureValues({ altKo: t('text'), altEn: null, focalX: 69, focalY: 40 }),
    send: () => Promise.resolve(),
    errorText: () => '',
    isGuarded: false,
  });
  return (
    <form {...form.props}>
      <PictureFields
        picture={{ address: drawing, width: 320, height: 200 }}
        caption={t('name')}
        form={form}
        maxAlt={200}
        altHint={t('hint')}
      >
        <Button size="small">{t('apply')}</Button>
      </PictureFields>
    </form>
  );
}

export const pictureFields: StoryGroup = {
  id: 'picture-fields',
  title: 'PictureFields',
  area: 'Pages for admins',
  stories: { everything: (t) => <PictureExample t={t} /> },
};

export const saveBar: StoryGroup = {
  id: 'save-bar',
  title: 'SaveBar',
  area: 'Pages for admins',
  stories: {
    idle: () => <Bar state="idle" />,
    changed: () => <Bar state="idle" changed />,
    saving: () => <Bar state="saving" changed />,
    saved: () => <Bar state="saved" />,
    stale: () => <Bar state="stale" changed />,
    failed: (t) => <Bar state="failed" changed message={t('errors.other')} />,
  },
};

const merged = {
  taken: ['place'],
  conflicts: [{ name: 'title', mine: 'a text that was typed', theirs: 'a text that was stored' }],
};

export const mergedEdits: StoryGroup = {
  id: 'merged-edits',
  title: 'SaveBar with changes of others',
  area: 'Pages for admins',
  stories: {
    everything: (t) => (
      <form>
        <TextField label={t('title')} name="title" />
        <TextField label={t('name')} name="place" />
        <SaveBar
          form={{ state: 'stale', changed: true, reset: nothing }}
          draft={{ isRestored: true, discard: nothing, merged, choose: nothing }}
        />
      </form>
    ),
  },
};

export const restoredNotice: StoryGroup = {
  id: 'restored-notice',
  title: 'RestoredNotice',
  area: 'Pages for admins',
  stories: { restored: () => <RestoredNotice draft={{ isRestored: true, discard: nothing }} /> },
};
