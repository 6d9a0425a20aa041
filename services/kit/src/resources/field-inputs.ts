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
  /** Of a choice that is computed: option → SQL of the rows that have it. */
  holds?: Record<string, string>;
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

/** SQL of a choice whose options have conditions, of which the first that holds counts. */
function choiceSql(field: Field, conditions: Readonly<Record<string, string>>): Pick<Input, 'sql' | 'holds'> {
  const options = 'options' in field ? Object.keys(field.options) : [];
  const cases = options.filter((option) => option in conditions);
  const [other, ...others] = options.filter((option) => !(option in conditions));
  if (other === undefined || others.length > 0) throw new Error('one option of a computed choice has no condition');
  const not = (tried: string[]) => tried.map((option) => `not (${conditions[option]})`);
  const holds = cases.map((option, at) => [
    option,
    [`(${conditions[option]})`, ...not(cases.slice(0, at))].join(' and '),
  ]);
  return {
    sql: `case ${cases.map((option) => `when ${conditions[option]} then '${option}'`).join(' ')} else '${other}' end`,
    holds: Object.fromEntries([...holds, [other, not(cases).join(' and ')]]) as Record<string, string>,
  };
}

/** Values that are computed, as they are read. */
export const computedInputs = (computed: Record<string, ComputedField>): Input[] =>
  Object.entries(computed).map(([name, field]) => ({
    name,
    column: name,
    field,
    isRequired: field.required !== false,
    ...(typeof field.sql === 'string' ? { sql: field.sql } : choiceSql(field, field.sql)),
  }));
