import type { ComputedField, Field, Fields } from './fields.ts';

/** A value of an entry: one for each field, two for a bilingual one. */
export interface Input {
  /** On the wire. */
  name: string;
  /** In the database, as Knex names it: camelCase. */
  column: string;
  field: Field;
  /** Of a bilingual field. */
  language?: 'ko' | 'en';
  isRequired: boolean;
  /** Of a computed value, which has no column. */
  sql?: string;
}

/** The name on the wire of a bilingual field's English value. */
export const englishName = (name: string): string => `${name.replace(/Ko$/, '')}En`;

export const isBilingual = (field: Field): boolean => 'bilingual' in field && field.bilingual === true;

/** Every value of an entry, in the order of the form. */
export function inputsOf(fields: Fields): Input[] {
  return Object.entries(fields).flatMap(([name, field]): Input[] => {
    const isRequired = field.required === true;
    if (!isBilingual(field)) return [{ name, column: name, field, isRequired }];
    const base = name.replace(/Ko$/, '');
    return [
      { name, column: `${base}Ko`, field, language: 'ko', isRequired },
      { name: englishName(name), column: `${base}En`, field, language: 'en', isRequired: false },
    ];
  });
}

/** Values that are computed, as they are read. */
export const computedInputs = (computed: Record<string, ComputedField>): Input[] =>
  Object.entries(computed).map(([name, field]) => ({
    name,
    column: name,
    field,
    isRequired: field.required !== false,
    sql: field.sql,
  }));
