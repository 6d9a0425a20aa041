import type { Locale } from '@portal/kit';
import type { ComponentType } from 'react';

export type DemoTexts = Record<Locale, object>;

/**
 * What the chunk of a demo holds. Its texts are in it in both languages: every further chunk costs the first page of every
 * visitor the bytes of its name and hash.
 */
export interface DemoModule {
  Demo: ComponentType;
  texts: DemoTexts;
}
