/** How the words of a code are looked up: undefined when there are none. */
type Lookup = (key: string) => string | undefined;

/** The words for an action of the log: its own, or those of its noun and verb, or else its code. */
export function actionWords(code: string, lookup: Lookup, join: (noun: string, verb: string) => string): string {
  const own = lookup(`actions.${code}`);
  if (own !== undefined) return own;
  const dot = code.indexOf('.');
  const [noun, verb] = [lookup(`nouns.${code.slice(0, dot)}`), lookup(`verbs.${code.slice(dot + 1)}`)];
  return noun !== undefined && verb !== undefined ? join(noun, verb) : code;
}

/** Words for a kind of actions, `member.*`: those of its noun, or the code itself. */
export function kindWords(kind: string, lookup: Lookup): string {
  return lookup(`nouns.${kind.split('.', 1)[0]}`) ?? kind;
}
