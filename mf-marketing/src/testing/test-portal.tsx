import type { Locale, Portal, Settings } from '@portal/kit';
import { createSectionPortal } from '@portal/kit/testing';
import { definition } from '../definition.ts';

export interface TestPortalOptions {
  locale?: Locale;
  bundles?: string[];
  /** Paths that exist, for links. */
  paths?: string[];
  settings?: Partial<Settings>;
  /** Answers the reading calls of the section. */
  get?: Portal['api']['get'];
}

/** A portal for component tests: real messages, calls answered by the test, toasts to look at. */
export function testPortal({ settings, get, ...input }: TestPortalOptions = {}) {
  return createSectionPortal({
    definition,
    ...input,
    settings: { publicOrigin: 'https://selmatrix.example', ...settings },
    api: get && { get },
  });
}
