import type { Locale } from '@portal/kit';
import type { ApiClient } from '../../api/client.ts';
import { readCompanyFacts, type CompanyFacts } from './company-facts.ts';

/** A change by an admin is in the documents at most this much later. */
const freshMs = 1_000;
/** The frame has 500 ms; an answer that comes later is for the next document. */
const patienceMs = 200;

interface Memory {
  facts?: CompanyFacts;
  readAt: number;
}

/**
 * For the render worker: the facts as last read, one call at most a second and language.
 * While the content service is away or slow the last known ones serve; undefined when there never were any.
 */
export function rememberFacts(read: typeof readCompanyFacts = readCompanyFacts, now: () => number = Date.now) {
  const memories = new Map<Locale, Memory>();
  return async (api: ApiClient, locale: Locale): Promise<CompanyFacts | undefined> => {
    const memory = memories.get(locale) ?? { readAt: -Infinity };
    memories.set(locale, memory);
    if (now() - memory.readAt < freshMs) return memory.facts;
    memory.readAt = now();
    try {
      memory.facts = await read(api, locale, AbortSignal.timeout(patienceMs));
    } catch {
      // The footer lives without: what is known stays, and the next document asks again
      memory.readAt = -Infinity;
    }
    return memory.facts;
  };
}
