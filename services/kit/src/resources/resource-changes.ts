import type { Knex } from 'knex';
import { recordAudit } from '../audit/record-audit.ts';
import type { Snapshot } from '../revisions/revision-repository.ts';
import { changedNames, createRevisions } from '../revisions/revisions.ts';
import type { Entry } from './field-values.ts';
import type { ChangeNotes, EntryChange } from './resource-hooks.ts';
import type { AnyResource } from './resource.ts';

/** What one edits of an entry, as its history keeps it: long texts last, as people read the names of changed fields. */
function snapshotOf(resource: AnyResource, entry: Entry): Snapshot {
  const { inputs, isHideable } = resource;
  const short = shortNames(resource);
  const names = [...inputs.map(({ name }) => name), ...(isHideable ? ['hidden'] : [])];
  const sorted = names.toSorted((one, other) => Number(short.has(other)) - Number(short.has(one)));
  return Object.fromEntries(sorted.map((name) => [name, entry[name]]));
}

/** Of a state, the values that entries still have and that may change. */
export function changesIn({ inputs, isHideable }: AnyResource, snapshot: Snapshot): Record<string, unknown> {
  const names = inputs.filter(({ field }) => !field.fixed).map(({ name }) => name);
  const known = [...names, ...(isHideable ? ['hidden'] : [])].filter((name) => name in snapshot);
  return Object.fromEntries(known.map((name) => [name, snapshot[name]]));
}

/** Names of the values that the audit log holds: short ones that are about no person. */
function shortNames({ inputs }: AnyResource): Set<string> {
  const short = inputs.filter(({ field }) => !field.personal && field.kind !== 'textarea' && field.kind !== 'markdown');
  return new Set(['hidden', ...short.map(({ name }) => name)]);
}

/** What one entry of the audit log is about; its title, unless that is about a person. */
export const targetOf = ({ name, title, fields }: AnyResource, id: string, label: unknown) => ({
  type: name,
  id,
  ...(fields[title]?.personal ? {} : { label: String(label) }),
});

/** Writes a change into the audit log and into the history, in its transaction. */
export async function recordChange(
  trx: Knex,
  resource: AnyResource,
  { event, by, before, after }: EntryChange,
  { subjects, details }: ChangeNotes,
): Promise<void> {
  const [old, now] = [before && snapshotOf(resource, before), snapshotOf(resource, after)];
  const fields = old ? changedNames(old, now) : [];
  const short = shortNames(resource);
  const picked = (snapshot: Snapshot) =>
    Object.fromEntries(fields.filter((name) => short.has(name)).map((name) => [name, snapshot[name]]));
  await recordAudit(trx, {
    ...by,
    action: resource.actions[event] ?? `${resource.name}.${event}`,
    target: targetOf(resource, after.entryId, after[resource.title]),
    subjects,
    details: { ...details, ...(old && event !== 'remove' ? { fields, ...picked(now), before: picked(old) } : {}) },
  });
  await createRevisions(trx).record({
    kind: resource.name,
    itemId: after.entryId,
    event,
    author: by.actor,
    before: before && old && { snapshot: old, at: new Date(String(before.updatedAt)) },
    after: now,
  });
}
