import type { Translate } from '@portal/kit';

/** Title and text of each key below a group of messages. */
export function textsOf<Key extends string>(
  t: Translate,
  group: string,
  keys: readonly Key[],
): { key: Key; title: string; text: string }[] {
  const text = (path: string) => t(`${group}.${path}`);
  return keys.map((key) => ({ key, title: text(`${key}.title`), text: text(`${key}.text`) }));
}
