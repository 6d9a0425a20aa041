import { Checkbox, usePortal, useToast, useTranslation } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { useEffect, useMemo, type ComponentType } from 'react';
import { FormSection } from '../form/form-section.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { useEditDraft } from '../form/use-edit-draft.ts';
import { ResourceFields, type Controls } from './resource-fields.tsx';
import { choiceName, faultsOf, toBody, toValues, type ResourceValues } from './resource-values.ts';
import type { Resource, ResourceEntry } from './resource.ts';
import { layout } from '../../ui/layout.ts';

/** What is shown beside a form gets this. */
export interface BesideProps<Entry extends ResourceEntry = ResourceEntry> {
  resource: Resource;
  /** Undefined for a new one. */
  entry: Entry | undefined;
  /** What the form would send now, fixed fields included. */
  body: Record<string, unknown>;
  /** Puts a value into a field that has no control, such as an image. */
  set(patch: Record<string, string>): void;
}

export interface ResourceFormProps<Entry extends ResourceEntry = ResourceEntry> {
  resource: Resource;
  /** The one to be changed; without it one is added. */
  entry?: Entry;
  /** What a new one begins as a copy of. */
  model?: Entry;
  /** What is typed is kept under this name and that of the entry, e.g. `marketing.draft.offices`. */
  draftName: string;
  /** Beside the fields, in a page; a dialog has its title. */
  heading?: string;
  controls?: Controls<Entry>;
  /** Such as a preview. */
  Beside?: ComponentType<BesideProps<Entry>>;
  /** Words for a code of the resource's own rules; the kit has those for its codes. */
  errorText?(code: string): string | undefined;
  /** Whether leaving would lose something, for the `closeGuard` of a dialog. */
  onChanged?(isChanged: boolean): void;
  onSaved(entry: Entry): void;
  onCancel?(): void;
  /** Reads what somebody else has saved meanwhile. */
  onShowCurrent(): void;
}

/** An entry of a resource in a form: in a page or in a dialog. */
export function ResourceForm<Entry extends ResourceEntry = ResourceEntry>({
  resource,
  entry,
  model,
  draftName,
  heading,
  controls,
  Beside,
  errorText,
  onChanged,
  onSaved,
  onCancel,
  onShowCurrent,
}: ResourceFormProps<Entry>) {
  const { t } = useTranslation('shell');
  const { api } = usePortal();
  const toast = useToast();
  const { address, isHideable, isSingle } = resource;
  const initial = useMemo(() => toValues(resource, { entry, model }), [resource, entry, model]);
  const fields = entry ? resource.fields.filter(({ isFixed }) => !isFixed) : resource.fields;

  const form = useForm<ResourceValues, Entry>({
    initial,
    fieldNames: Object.fromEntries(
      fields
        .filter(({ kind }) => kind === 'multiselect')
        .map(({ name, options }) => [name, choiceName(name, options[0]?.value ?? '')]),
    ),
    check: (values) => faultsOf(fields, values),
    errorText(code) {
      const known = code.endsWith('-taken') ? 'taken' : code;
      return errorText?.(code) ?? t([`admin.ui.resource.errors.${known}`, 'admin.ui.resource.errors.other']);
    },
    send(values, { keyFor }): Promise<Entry> {
      const body = toBody(resource, fields, values);
      if (!entry) return api.send('POST', address, body, { idempotencyKey: keyFor(body) });
      const item = isSingle ? address : `${address}/${encodeURIComponent(entry.entryId)}`;
      return api.send('PATCH', item, { ...body, version: draft.version });
    },
    onSent(saved) {
      toast.success(t(`admin.ui.resource.${entry ? 'changed' : 'added'}`));
      onSaved(saved);
    },
  });
  const named = entry?.entryId ?? (model ? `copy-${model.entryId}` : 'new');
  const draft = useEditDraft(form, {
    name: isSingle ? draftName : `${draftName}.${named}`,
    stored: initial,
    version: entry?.version,
  });
  const { changed } = form;
  useEffect(() => onChanged?.(changed), [changed, onChanged]);

  const inputs = (
    <>
      <ResourceFields fields={fields} form={form} controls={controls} />
      {isHideable && <Checkbox label={t('admin.ui.resource.isShown')} {...form.toggle('isShown')} />}
    </>
  );
  return (
    <div className={layout.stack7}>
      <form {...form.props}>
        {heading ? (
          <FormSection title={heading}>{inputs}</FormSection>
        ) : (
          <div className={`${layout.stack5} ${layout.column}`}>{inputs}</div>
        )}
        <SaveBar form={form} draft={draft} onCancel={onCancel} onShowCurrent={onShowCurrent} />
      </form>
      {Beside && (
        <Beside
          resource={resource}
          entry={entry}
          body={toBody(resource, resource.fields, form.values)}
          set={(patch) => form.set(patch)}
        />
      )}
    </div>
  );
}
