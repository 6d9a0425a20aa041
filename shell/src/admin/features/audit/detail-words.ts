interface Words {
  /** Words of `fields.<name>`, `values.<field>.<value>` and `values.<value>`; undefined when there are none. */
  lookup(key: string): string | undefined;
  /** Words for the id of a person; other texts as they are. */
  person(id: string): string;
}

/** A value of the field `name`, in words. */
function valueWords(name: string, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.lookup('values.none') ?? '–';
  if (typeof value === 'boolean') return words.lookup(`values.${value ? 'yes' : 'no'}`) ?? String(value);
  if (typeof value === 'string') return words.lookup(`values.${name}.${value}`) ?? words.person(value);
  if (Array.isArray(value))
    return value
      .map((item) =>
        name === 'fields' || name === 'filters'
          ? (words.lookup(`fields.${String(item)}`) ?? String(item))
          : valueWords(name, item, words),
      )
      .join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What an entry of the log tells, each as a term and its value in words; where the former value is known, it comes before an arrow. */
export function detailWords(details: Record<string, unknown>, words: Words): { term: string; value: string }[] {
  const { before, ...now } = details;
  const former = typeof before === 'object' && before !== null ? (before as Record<string, unknown>) : {};
  return Object.entries(now).map(([name, value]) => {
    const shown = valueWords(name, value, words);
    return {
      term: words.lookup(`fields.${name}`) ?? name,
      value: name in former ? `${valueWords(name, former[name], words)} → ${shown}` : shown,
    };
  });
}
