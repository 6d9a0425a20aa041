import {
  ExportButtons as PortalExportButtons,
  useAdminItem as usePortalItem,
  useDownload as usePortalDownload,
  type ExportButtonsOf,
  type UseAdminData,
  type UseDownload,
} from '@portal/kit/admin';
import type { paths } from './types.generated.ts';

/** What pages of admins read, typed by the paths of the services. */
export const useAdminItem: UseAdminData<paths> = usePortalItem;
export const useDownload: UseDownload<paths> = usePortalDownload;
export const ExportButtons: ExportButtonsOf<paths> = PortalExportButtons;
