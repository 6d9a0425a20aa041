import { createStore, useStore } from '@portal/kit/host';
import type { AdminGroup, AdminView, FullRegistry } from '@portal/contract';
import { can, useLocale, useSession } from '@portal/kit';
import { useEffect } from 'react';
import { useApi, type ApiClient } from '../api/client.ts';

/** The views for admins of one section. */
export interface ViewGroup extends AdminGroup {
  section: string;
}

interface AskedSections {
  status: 'loading' | 'ready' | 'failed';
  sections: FullRegistry['sections'];
}

const store = createStore<AskedSections>(() => ({ status: 'loading', sections: {} }));
let isAsked = false;

/** Asks the registry for all sections, with their views for admins. */
async function load(api: ApiClient): Promise<void> {
  isAsked = true;
  store.setState({ status: 'loading' });
  try {
    const registry = await api.get('/api/portal/registry');
    store.setState({ status: 'ready', sections: registry?.sections ?? {} });
  } catch {
    // Without them the menu says so and offers another try; everything else works.
    isAsked = false;
    store.setState({ status: 'failed' });
  }
}

/** All live sections with their views for admins, asked for once a document. */
function useAskedSections(): AskedSections & { retry(): void } {
  const api = useApi();
  useEffect(() => {
    if (!isAsked) void load(api);
  }, [api]);
  return { ...useStore(store), retry: () => void load(api) };
}

/** The views for admins that the member may open: the shell's own first, then as the registry names the sections. */
export function useAdminViews() {
  const { status, sections, retry } = useAskedSections();
  const { user } = useSession();
  const { shell, ...others } = sections;
  const groups = Object.entries({ shell, ...others }).flatMap(([section, known]): ViewGroup[] => {
    const views = known?.admin?.views.filter(({ anySection, access = 'administrator' }) =>
      can(user, anySection ? '*' : section, access),
    );
    return known?.admin && views?.length ? [{ section, title: known.admin.title, views }] : [];
  });
  return { status, groups, retry };
}

/** The sections in which a member may have roles, with the titles that they give themselves, and with their views. */
export function useSectionTitles() {
  const { status, sections, retry } = useAskedSections();
  const locale = useLocale();
  const titles = Object.entries(sections).flatMap(([section, { admin, menu }]) => {
    const names = admin?.title ?? menu.find(({ level }) => level === 1)?.name;
    return section === 'shell' ? [] : [[section, names?.[locale] ?? section] as const];
  });
  const views = new Map(Object.entries(sections).map(([section, { admin }]) => [section, admin?.views]));
  return { status, titles: new Map(titles), views, retry };
}

/** The view that a path belongs to: the one with the longest path that it begins with. */
export function viewOf(groups: readonly AdminGroup[], path: string): AdminView | undefined {
  const views = groups
    .flatMap((group) => group.views)
    .filter((view) => path === view.path || path.startsWith(`${view.path}/`));
  return views.sort((a, b) => b.path.length - a.path.length)[0];
}
