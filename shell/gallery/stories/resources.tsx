import type { Translate } from '@portal/kit';
import {
  ResourceFields,
  ResourceForm,
  ResourceHistory,
  toValues,
  useForm,
  type FieldDescription,
  type Resource,
  type ResourceValues,
} from '@portal/kit/admin';
import type { StoryGroup } from '../story.ts';

const nothing = () => undefined;

const kinds = [
  'text',
  'textarea',
  'number',
  'date',
  'time',
  'checkbox',
  'select',
  'multiselect',
  'list',
  'phone',
  'email',
  'url',
] as const;

/** A resource with a field of every kind; `isBilingual`: with a text in both languages alone. */
function sampleResource(t: Translate, isBilingual = false): Resource {
  const words = (text: string) => ({ ko: text, en: text });
  const field = (name: string, kind: FieldDescription['kind'], english: string | null = null): FieldDescription => ({
    name,
    english,
    kind,
    label: words(t('name')),
    hint: words(t('hint')),
    isRequired: true,
    isListed: true,
    isSorted: false,
    isFiltered: false,
    isCopied: false,
    isFixed: false,
    maxLength: null,
    minimum: null,
    maximum: null,
    isDecimal: false,
    maxItems: null,
    options: [1, 2, 3].map((value) => ({ value: String(value), label: words(t('option', { value })) })),
    default: null,
  });
  return {
    name: 'sample',
    path: 'samples',
    address: '/api/sample/admin/samples',
    words: { one: words(t('title')), many: words(t('title')), lead: null },
    title: 'nameKo',
    isSingle: false,
    isOrdered: true,
    isWhole: true,
    isHideable: true,
    hasTrash: true,
    hasSearch: false,
    hasExport: false,
    sort: null,
    rights: { read: 'editor', write: 'editor' },
    mayWrite: true,
    fields: isBilingual ? [field('nameKo', 'text', 'nameEn')] : kinds.map((kind) => field(kind, kind)),
  };
}

/** In a form of a section's own. */
function FieldsAlone({ resource }: { resource: Resource }) {
  const form = useForm<ResourceValues, unknown>({
    initial: toValues(resource),
    send: () => Promise.resolve(),
    errorText: (code) => code,
  });
  return (
    <form {...form.props}>
      <ResourceFields fields={resource.fields} form={form} />
    </form>
  );
}

const resourceFormProps = { draftName: 'gallery.draft.samples', onSaved: nothing, onShowCurrent: nothing };

export const resourceForm: StoryGroup = {
  id: 'resource-form',
  title: 'ResourceForm',
  area: 'Pages for admins',
  stories: {
    everyKind: (t) => <ResourceForm {...resourceFormProps} resource={sampleResource(t)} heading={t('title')} />,
    inDialog: (t) => <ResourceForm {...resourceFormProps} resource={sampleResource(t, true)} onCancel={nothing} />,
    fieldsAlone: (t) => <FieldsAlone resource={sampleResource(t, true)} />,
  },
};

export const resourceHistory: StoryGroup = {
  id: 'resource-history',
  title: 'ResourceHistory',
  area: 'Pages for admins',
  stories: {
    button: (t) => (
      <ResourceHistory resource={sampleResource(t)} entry={{ entryId: '1', version: 1 }} onRestored={nothing} />
    ),
  },
};
