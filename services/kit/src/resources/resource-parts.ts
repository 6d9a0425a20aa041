import type { Knex } from 'knex';
import { isBilingual } from './field-inputs.ts';
import type { CopiedValues, FilledValues, NewValues, PublicValues, StoredValues, Values } from './field-values.ts';
import type { Fields } from './fields.ts';
import { columnsOf, valueColumns } from './resource-columns.ts';
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
  return {
    /** Properties of a body that writes an entry. */
    newProperties: propertiesOf<Omit<NewValues<Of>, 'hidden'>>(newProperties(resource)),

    /** Properties of a response to admins; a text that is not there is empty. */
    valueProperties: propertiesOf<FilledValues<Of>>(valueProperties(inputs)),

    /** Properties of a response to visitors, with each text in one language. */
    publicProperties: propertiesOf<PublicValues<Of>>(valueProperties([...texts, ...facts])),

    /** Columns that a query reads beside others, under the names of `StoredValues`. */
    columns: (db: Knex) => valueColumns(db, resource, inputs, ({ column }) => column),

    /** Values of an entry under the names of `StoredValues`. */
    stored: (entry: Values<Of>) => valuesBy<StoredValues<Of>>(Object.entries(columnsOf(resource, { ...entry }))),

    /** Values of a row under their names on the wire. */
    values: (row: StoredValues<Of>) =>
      valuesBy<FilledValues<Of>>(inputs.map(({ name, column }) => [name, storedValue(row, column) ?? ''] as const)),

    /** Whether each of these texts is there in English, or not at all. */
    isTranslated: (row: StoredValues<Of>, isMeant: (name: string) => boolean): boolean =>
      texts
        .filter(({ name }) => isMeant(name))
        .every(({ column }) => storedValue(row, englishColumn(column)) !== null || !storedValue(row, column)),

    /** What visitors read of a row; `isEnglish` says of each text whether it is wanted in English. */
    publicValues: (row: StoredValues<Of>, isEnglish: (name: string) => boolean) =>
      valuesBy<PublicValues<Of>>([
        ...facts.map(({ name, column }) => [name, storedValue(row, column)] as const),
        ...texts.map(
          ({ name, column }) =>
            [name, storedValue(row, isEnglish(name) ? englishColumn(column) : column) ?? ''] as const,
        ),
      ]),

    /** What a copy has in common with its model. */
    copiedValues: (row: StoredValues<Of>) =>
      valuesBy<CopiedValues<Of>>(
        inputs.filter(({ field }) => field.copied).map(({ name, column }) => [name, storedValue(row, column)] as const),
      ),
  };
}
