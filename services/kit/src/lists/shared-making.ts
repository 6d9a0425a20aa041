/**
 * `make`, made once for all who ask for the same at one moment: what many ask for costs as much as what one asks for.
 * Nothing is kept. Arguments are compared as JSON.
 */
export function sharedMaking<Args extends readonly unknown[], Value>(
  make: (...args: Args) => Promise<Value>,
): (...args: Args) => Promise<Value> {
  const making = new Map<string, Promise<Value>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = making.get(key);
    if (known) return known;
    const made = make(...args).finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };
}
