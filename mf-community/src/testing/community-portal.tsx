import type { Locale, Portal } from '@portal/kit';
import { createSectionPortal } from '@portal/kit/testing';
import { messages } from '../messages.ts';

interface CommunityPortalInput extends Partial<Pick<Portal['api'], 'get' | 'send'>> {
  locale?: Locale;
  /** Locale files besides `common`. */
  bundles?: string[];
}

/** A wrapper for component tests: a portal with this section's real messages and paths, and calls that the test answers. */
export async function communityPortal({ locale, bundles, get, send }: CommunityPortalInput = {}) {
  const { wrapper } = await createSectionPortal({
    definition: { name: 'community', messages },
    locale,
    bundles,
    paths: ['/news', '/news/*'],
    api: { ...(get && { get }), ...(send && { send }) },
  });
  return wrapper;
}
