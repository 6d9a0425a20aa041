import type { LoadContext, PageModule, PageRoute } from '@portal/kit';

/** A page that brings its loader in its own chunk. */
type LoadedPage = PageModule & { load(context: LoadContext): Promise<unknown> };

interface ResourceRoutesInput extends Pick<PageRoute, 'id' | 'access' | 'messages'> {
  /** Below which the resources have their pages, such as `/admin/marketing`. */
  home: string;
  /** Below `home`: that of a resource, or `:resource` for all of a service that have no routes of their own. */
  path: string;
  /** Imports what `resourcePages` of `@portal/kit/admin` gives, in a chunk named as `id`. */
  pages(): Promise<{ pages: { list: LoadedPage; entry: LoadedPage; trash: LoadedPage } }>;
}

/**
 * The routes of ordinary resources: `<path>` with the list or the form of the only entry, `<path>/new` and
 * `<path>/:entryId` with a form, `<path>/trash`. The section's manifest has the entry in the navigation.
 */
export function resourceRoutes({ home, path, pages, ...route }: ResourceRoutesInput): PageRoute[] {
  const show = (name: 'list' | 'entry' | 'trash', below: string): PageRoute => ({
    ...route,
    path: `${home}/${path}${below}`,
    page: async () => (await pages()).pages[name],
    load: async (context) => (await pages()).pages[name].load(context),
  });
  return [show('list', ''), show('trash', '/trash'), show('entry', '/:entryId')];
}
