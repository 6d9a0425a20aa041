import { readContact, type Contact } from '../api/contact.ts';
import type { LoadContext } from '../api/client.ts';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

export interface IntroduceData extends PageOrigin {
  contact?: Contact;
}

/** The words of these pages are in the locale files; only paper says how to reach the company. */
export async function loadIntroduce({ api, locale, signal, url }: LoadContext): Promise<IntroduceData> {
  return { origin: url.origin, contact: await readContact({ api, locale, signal }) };
}
