import type { Inquiry } from '../../api/inbox.ts';

/** The text of a canned reply for one inquiry, in the language of its sender where there is one in it. */
export function filledReply(
  { ko, en }: { ko: string; en: string | null },
  { name, number, locale }: Pick<Inquiry, 'name' | 'number' | 'locale'>,
): string {
  const text = locale === 'en' && en ? en : ko;
  const values: Record<string, string> = { name, number };
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (all, placeholder: string) => values[placeholder] ?? all);
}

/** What is typed with a further text below it. */
export function withReply(typed: string, reply: string): string {
  return typed.trim() === '' ? reply : `${typed.trimEnd()}\n\n${reply}`;
}
