import { ApiError, usePortal } from '@portal/kit';
import { useRemote, type Remote } from '@portal/kit/remote';
import type { AnyApiClient } from '../../api-client.ts';
import type { Resource, ResourceDescription } from './resource.ts';

/** Client → service → its descriptions, for as long as the tab is open. */
const described = new WeakMap<AnyApiClient, Map<string, Promise<ResourceDescription[]>>>();

function describe(api: AnyApiClient, base: string, isAnew = false): Promise<ResourceDescription[]> {
  const services = described.get(api) ?? new Map<string, Promise<ResourceDescription[]>>();
  described.set(api, services);
  const known = services.get(base);
  if (known && !isAnew) return known;
  const asked = api.get<ResourceDescription[]>(`${base}/resources`);
  services.set(base, asked);
  // The next one asks again
  asked.catch(() => services.get(base) === asked && services.delete(base));
  return asked;
}

/**
 * The description of a resource of the service whose admin calls are below `base`, such as `/api/content/admin`: one call for all its resources. Fails
 * with ApiError 404 when there is none that the visitor may read.
 */
export async function readResource(api: AnyApiClient, base: string, path: string): Promise<Resource> {
  const find = (all: ResourceDescription[]) => all.find((resource) => resource.path === path);
  const isKnown = described.get(api)?.has(base);
  let found = find(await describe(api, base));
  // Another user may read more, and the next release of the service has more
  if (!found?.mayWrite && isKnown) found = find(await describe(api, base, true));
  if (!found) throw new ApiError(404);
  const { isWhole = found.isOrdered, mayWrite = true } = found;
  return { ...found, isWhole, mayWrite, address: `${base}/${found.path}` };
}

/** `readResource` for a component, such as a dialog; pages of `resourcePages` have theirs from their loader. */
export function useResource(base: string, path: string): Remote<Resource> {
  const { api } = usePortal();
  return useRemote(['resource', base, path], () => readResource(api, base, path));
}
