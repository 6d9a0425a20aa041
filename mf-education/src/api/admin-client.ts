import {
  ExportButtons as PortalExportButtons,
  useAdminItem as usePortalItem,
  useAdminList as usePortalList,
  type ExportButtonsOf,
  type UseAdminData,
} from '@portal/kit/admin';
import type { paths } from './types.generated.ts';

/** What pages of admins read, typed by the paths of the services. */
export const useAdminItem: UseAdminData<paths> = usePortalItem;
export const useAdminList: UseAdminData<paths> = usePortalList;
export const ExportButtons: ExportButtonsOf<paths> = PortalExportButtons;
