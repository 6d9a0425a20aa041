import type { LoadContext } from '../api/client.ts';
import type { ContentCall } from '../api/content.ts';
import type { PageOrigin } from '../ui/structured-data/page-graph.ts';

export interface ListData<Item> extends PageOrigin {
  items: Item[];
}

/** The loader of a page that shows one list: all of its entries, in the order that the service gives them. */
export const loadList =
  <Item>(read: (call: ContentCall) => Promise<Item[]>) =>
  async ({ api, locale, signal, url }: LoadContext): Promise<ListData<Item>> => ({
    origin: url.origin,
    items: await read({ api, locale, signal }),
  });
