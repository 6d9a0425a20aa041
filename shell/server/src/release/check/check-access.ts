import type { Finding, SectionRelease } from '@portal/contract';
import type { BundleDescription } from '../../render/render-protocol.ts';
import { sampleOf } from './page-paths.ts';

type Pages = BundleDescription['pages'];

const wordsOf = ({ access = 'administrator', anySection }: { access?: string; anySection?: boolean }) =>
  `${access}${anySection ? ' in any section' : ''}`;

/** The page of a path: one of exactly this path before a pattern that fits it. */
const pageOf = (pages: Pages, path: string) =>
  pages.find((page) => page.path === path) ?? pages.find((page) => sampleOf(page.path, [path]) !== undefined);

/**
 * Views for admins that the menu offers to other people than their pages let in. Releases of earlier builds, whose views
 * name no access, are left alone.
 */
export function checkAccess({ admin }: SectionRelease, { pages }: Pick<BundleDescription, 'pages'>): Finding[] {
  const views = (admin?.views ?? []).filter(({ access }) => access !== undefined);
  return views.flatMap((view) => {
    const page = pageOf(pages, view.path);
    if (!page || wordsOf(page) === wordsOf(view)) return [];
    const cause = `the view ${view.path} is for ${wordsOf(view)} in section.ts, and its page for ${page.access ? wordsOf(page) : 'everybody'}`;
    return [{ code: 'invalid-release' as const, cause, mend: 'say the same `access` in section.ts and in the route' }];
  });
}
