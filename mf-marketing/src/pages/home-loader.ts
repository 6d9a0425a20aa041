import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { readCases, readOffices, readSlides, type Office, type Slide } from '../api/content.ts';

export interface HomeData {
  origin: string;
  slides: Settled<Slide[]>;
  offices: Settled<Office[]>;
  caseCount?: number;
}

/** Home works without the content service: a message replaces each missing part. */
export async function loadHome({ api, locale, signal, url }: LoadContext): Promise<HomeData> {
  const call = { api, locale, signal };
  const [slides, offices, cases] = await Promise.all([
    settle(readSlides(call)),
    settle(readOffices(call)),
    settle(readCases(call)),
  ]);
  return { origin: url.origin, slides, offices, caseCount: cases.ok ? cases.value.length : undefined };
}
