import type { Locale } from '@portal/contract';
import type { BundleRoute } from '../public-pages.ts';
import { messageAt, type Messages } from '../section-source.ts';

/** Stands in for data that only a request brings: empty wherever a text is made of it. */
const noData: object = new Proxy(function noData() {}, {
  get: (target, key) => {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return () => [].values();
    return key === 'prototype' || typeof key === 'symbol' ? Reflect.get(target, key) : noData;
  },
  apply: () => noData,
});

function translate(messages: Messages) {
  return (keys: string | string[], values: Record<string, unknown> = {}): string => {
    const text = [keys].flat().flatMap((key) => messageAt(messages, key) ?? [])[0] ?? '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    });
  };
}

export interface PageText {
  title: string;
  lead?: string;
}

/** The words of a page's head that do not depend on data; undefined where its very title does. */
export async function pageText(
  { page }: BundleRoute,
  { messages, siteName, locale }: { messages: Messages; siteName: string; locale: Locale },
): Promise<PageText | undefined> {
  const { head } = (await page?.()) ?? {};
  if (!head) return undefined;
  const { title, description } = head({ data: noData, t: translate(messages), locale, params: {} });
  if (typeof title !== 'string' || title === '') return undefined;
  const [name = '', ...others] = title.split(' | ');
  const rest = others.filter((part) => part !== siteName);
  const lead = rest.length > 0 ? rest.join(' | ') : description;
  return { title: name, ...(typeof lead === 'string' && { lead }) };
}
