import { useAdminItem as usePortalItem, type UseAdminData } from '@portal/kit/admin';
import type { paths } from './types.generated.ts';

/** What pages of admins read, typed by the paths of the services. */
export const useAdminItem: UseAdminData<paths> = usePortalItem;
