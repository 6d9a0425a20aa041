import {
  ExportButtons as PortalExportButtons,
  useAdminItem as usePortalItem,
  useAdminList as usePortalList,
  useDownload as usePortalDownload,
  type ExportButtonsOf,
  type UseAdminData,
  type UseDownload,
} from '@portal/kit/admin';
import type { paths } from './types.generated.ts';

/** What pages of admins read, typed by the paths of the services. */
export const useAdminItem: UseAdminData<paths> = usePortalItem;
export const useAdminList: UseAdminData<paths> = usePortalList;
export const useDownload: UseDownload<paths> = usePortalDownload;
export const ExportButtons: ExportButtonsOf<paths> = PortalExportButtons;
