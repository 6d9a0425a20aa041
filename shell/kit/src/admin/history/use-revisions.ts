import type { ResponseOf } from '@portal/kit';
import type { Remote } from '@portal/kit/remote';
import type { paths } from '../../api/types.generated.ts';
import { useAdminItem } from '../data/use-admin-data.ts';

/** The service kit's `revisionRoutes` answer alike for every item; those of the company stand for all. */
type Revisions = ResponseOf<paths, 'GET', '/api/content/admin/company/revisions'>;
type RevisionDetail = ResponseOf<paths, 'GET', '/api/content/admin/company/revisions/{number}'>;
export type Revision = Revisions['revisions'][number];

/** Reads the states of an item, the newest first, below the item's own path. */
export const useRevisions: (path: string) => Remote<Revisions> = useAdminItem;
/** Reads one state of an item, with the one before it. */
export const useRevision: (path: string) => Remote<RevisionDetail> = useAdminItem;
