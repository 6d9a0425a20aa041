import type { Knex } from 'knex';
import { snakeCaseOf } from '../database/column-names.ts';
import type { ExportColumn } from '../exports/export-column.ts';
import { changedNames } from '../revisions/revisions.ts';
import { refuseFindings, tidyValues, withDefaults } from './check-values.ts';
import { isBilingual } from './field-inputs.ts';
import type { FilledValues, NewValues, PublicValues, StoredValues } from './field-values.ts';
import type { Fields, Words } from './fields.ts';
import { shortNames } from './resource-changes.ts';
import { columnsOf, searchedSql, sortSql, valueColumns } from './resource-columns.ts';
import { exportColumnsOf } from './resource-export.ts';
import { newProperties, valueProperties } from './resource-schemas.ts';
import type { Resource } from './resource.ts';
import { propertiesOf, storedValue, valuesBy } from './typed.ts';

const englishColumn = (column: string): string => column.replace(/Ko$/, 'En');

/**
 * What follows from the fields of a resource, for a service that writes some calls by hand because they do more than an ordinary one's,
 * such as giving seats.
 */
export function partsOf<const Of extends Fields>(resource: Resource<Of>) {
  const { inputs } = resource;
  const shown = inputs.filter(({ field }) => field.public);
  const texts = shown.filter(({ language }) => language === 'ko');
  const facts = shown.filter(({ field }) => !isBilingual(field));
  const short = shortNames(resource);
  // Long texts last, as people read the log
  const read = inputs.toSorted((one, other) => Number(short.has(other.name)) - Number(short.has(one.name)));
  const valuesIn = (row: StoredValues<Of>): Record<string, unknown> =>
    Object.fromEntries(read.map(({ name, column }) => [name, storedValue(row, column) ?? '']));

  return {
    /** Properties of a body that writes an entry. */
    newProperties: propertiesOf<Omit<NewValues<Of>, 'hidden'>>(newProperties(resource)),

    /** Properties of a response to admins; a text that is not there is empty. */
    valueProperties: propertiesOf<FilledValues<Of>>(valueProperties(inputs)),

    /** Properties of a response to visitors, with each text in one language. */
    publicProperties: propertiesOf<PublicValues<Of>>(valueProperties([...texts, ...facts])),

    /** Columns that a query reads beside others, under the names of `StoredValues`. */
    columns: (db: Knex) => valueColumns(db, resource, ({ column }) => column),

    /**
     * Values of a call as they are stored, column → value; what is left out is left alone. Refuses with `validation-failed` what the
     * kinds of the fields and the rules of the resource refuse.
     */
    toStored(typed: Omit<NewValues<Of>, 'hidden'>): Record<string, unknown> {
      const values = tidyValues(resource, { ...typed });
      refuseFindings(resource.rules(withDefaults(resource, values)));
      return columnsOf(resource, values);
    },

    /** Values of a row under their names on the wire. */
    values: (row: StoredValues<Of>) => valuesBy<FilledValues<Of>>(Object.entries(valuesIn(row))),

    /** In which values two states of a row differ, for the audit log: their names, and what the short ones were and are. */
    difference(before: StoredValues<Of>, after: StoredValues<Of>) {
      const [old, now] = [valuesIn(before), valuesIn(after)];
      const fields = changedNames(old, now);
      const picked = (values: Record<string, unknown>) =>
        Object.fromEntries(fields.filter((name) => short.has(name)).map((name) => [name, values[name]]));
      return { fields, values: picked(now), before: picked(old) };
    },

    /** Whether each of these texts is there in English, or not at all. */
    isTranslated: (row: StoredValues<Of>, isMeant: (name: string) => boolean): boolean =>
      texts
        .filter(({ name }) => isMeant(name))
        .every(({ column }) => storedValue(row, englishColumn(column)) !== null || storedValue(row, column) === ''),

    /** What visitors read of a row; `isEnglish` says of each text whether it is wanted in English. */
    publicValues: (row: StoredValues<Of>, isEnglish: (name: string) => boolean) =>
      valuesBy<PublicValues<Of>>([
        ...facts.map(({ name, column }) => [name, storedValue(row, column)] as const),
        ...texts.map(
          ({ name, column }) =>
            [name, storedValue(row, isEnglish(name) ? englishColumn(column) : column) ?? ''] as const,
        ),
      ]),

    /** Columns that a copy has in common with its model, as they are in the database. */
    copiedColumns: inputs.filter(({ field }) => field.copied).map(({ column }) => snakeCaseOf(column)),

    /** Name on the wire → SQL that a list is sorted by. */
    sortColumns: Object.fromEntries(
      inputs
        .filter(({ field }) => 'sorted' in field && field.sorted)
        .map((input) => [input.name, sortSql(resource, input)]),
    ),

    /** SQL of the text that the search of a list reads. */
    searchedSql: searchedSql(resource),

    /** Columns of a file; an entry has its values under their names on the wire. */
    exportColumns: <Row extends object>(language: keyof Words): ExportColumn<Row>[] =>
      exportColumnsOf<Row>(resource, language),
  };
}
