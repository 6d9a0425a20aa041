import type { Locale, SessionUser } from '@portal/kit';
import { openPage } from '@portal/kit/testing';
import { definition } from '../definition.ts';

interface Given {
  locale?: Locale;
  user?: SessionUser;
}

/** Opens a page of this section; the paths of the others that it leads to exist. */
export function openMarketing(url: string, { locale = 'ko', user }: Given = {}) {
  return openPage({
    definition,
    url,
    locale,
    user,
    otherPaths: ['/support/*', '/education/*', '/news', '/news/*', '/login'],
  });
}
