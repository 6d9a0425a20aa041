import { PagedList } from './paged-list.tsx';
import type { ResourceEntry } from './resource.ts';
import type { ResourceListProps } from './use-resource-list.tsx';
import { WholeList } from './whole-list.tsx';

/**
 * The entries of a resource: whole where the list is short or in an order by hand, otherwise in pages that the
 * service searches, sorts and filters. Its state is in the URL of the page.
 */
export function ResourceList<Entry extends ResourceEntry = ResourceEntry>(props: ResourceListProps<Entry>) {
  return props.resource.isWhole ? <WholeList {...props} /> : <PagedList {...props} />;
}
