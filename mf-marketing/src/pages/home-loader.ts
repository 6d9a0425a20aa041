import { settle, type LoadContext, type Settled } from '@portal/kit';
import { readOffices, readSlides, type Office, type Slide } from '../api/content.ts';

export interface HomeData {
  origin: string;
  slides: Settled<Slide[]>;
  offices: Settled<Office[]>;
}

/** Home stands without the content service: what is missing is said where it would be. */
export async function loadHome({ api, locale, signal, url }: LoadContext): Promise<HomeData> {
  const call = { api, locale, signal };
  const [slides, offices] = await Promise.all([settle(readSlides(call)), settle(readOffices(call))]);
  return { origin: url.origin, slides, offices };
}
