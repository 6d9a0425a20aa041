/**
 * Texts of an entry in one language, by the rule that visitors' pages follow: English only when every text has it.
 * `lang` is the language that they are really in.
 */
export function textsIn(
  names: readonly string[],
  body: Record<string, unknown>,
  wanted: 'ko' | 'en',
): { lang: 'ko' | 'en'; texts: Record<string, string> } {
  const text = (name: string, lang: 'ko' | 'en') => String(body[`${name}${lang === 'ko' ? 'Ko' : 'En'}`] ?? '').trim();
  const filled = names.filter((name) => text(name, 'ko') !== '');
  const lang = wanted === 'en' && filled.every((name) => text(name, 'en') !== '') ? 'en' : 'ko';
  return { lang, texts: Object.fromEntries(names.map((name) => [name, text(name, lang)])) };
}
