import { createStore, useStore } from '@portal/kit/host';
import type { AdminGroup, AdminView } from '@portal/contract';
import { useEffect } from 'react';
import { useApi, type ApiClient } from '../api/client.ts';

export interface AdminViews {
  status: 'loading' | 'ready' | 'failed';
  groups: AdminGroup[];
}

const store = createStore<AdminViews>(() => ({ status: 'loading', groups: [] }));
let isAsked = false;

/** Asks the registry for the views of all sections: the shell's own first, then as the registry names them. */
async function load(api: ApiClient): Promise<void> {
  isAsked = true;
  store.setState({ status: 'loading' });
  try {
    const { sections } = await api.get('/api/portal/registry');
    const { shell, ...others } = sections;
    store.setState({
      status: 'ready',
      groups: [shell, ...Object.values(others)].flatMap((section) => section?.admin ?? []),
    });
  } catch {
    // Without them the menu says so and offers another try; everything else works.
    isAsked = false;
    store.setState({ status: 'failed' });
  }
}

/** The views for admins of all live sections, asked for once a document. */
export function useAdminViews(): AdminViews & { retry(): void } {
  const api = useApi();
  useEffect(() => {
    if (!isAsked) void load(api);
  }, [api]);
  return { ...useStore(store), retry: () => void load(api) };
}

/** The view that a path belongs to: the one with the longest path that it begins with. */
export function viewOf(groups: readonly AdminGroup[], path: string): AdminView | undefined {
  const views = groups
    .flatMap((group) => group.views)
    .filter((view) => path === view.path || path.startsWith(`${view.path}/`));
  return views.sort((a, b) => b.path.length - a.path.length)[0];
}
