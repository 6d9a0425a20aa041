import type { Knex } from 'knex';
import { oneLine } from '../inquiries/typed-text.ts';

export const longestTag = 30;
export const mostTags = 10;

/** A tag as it is stored: one line, composed letters, single spaces; empty for what is no tag. */
export const tagOf = (typed: string): string => oneLine(typed.normalize('NFC')).replaceAll(/\s+/g, ' ');

/** Makes tags known, and says how they are written: one that differs in capitals only is the one that there is. */
export async function knownTags(trx: Knex, typed: readonly string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { name: string }[] }>(
    `insert into tags (name)
     select distinct on (lower(tag)) tag from unnest(?::text[]) as tag where tag <> ''
     on conflict (lower(name)) do update set created_at = now() returning name`,
    [typed.map(tagOf)],
  );
  return rows.map(({ name }) => name).toSorted();
}

export function createTags(db: Knex) {
  return {
    /** All tags, in alphabetical order. */
    list: (): Promise<string[]> => db('tags').orderBy('name').pluck('name'),

    /** Removes those that no inquiry has; one that was just made known waits for its inquiry. */
    forgetUnused: (): Promise<number> =>
      db('tags')
        .whereRaw("created_at < now() - interval '1 hour'")
        .whereRaw('not exists (select from inquiries where inquiries.tags @> array[tags.name])')
        .delete(),
  };
}

export type Tags = ReturnType<typeof createTags>;
