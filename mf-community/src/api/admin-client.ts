import * as admin from '@portal/kit/admin';
import type { paths } from './types.generated.ts';

/** What pages of admins read, typed by the paths of the services. */
export const useAdminItem: admin.UseAdminData<paths> = admin.useAdminItem;
export const useAdminList: admin.UseAdminData<paths> = admin.useAdminList;
export const ExportButtons: admin.ExportButtonsOf<paths> = admin.ExportButtons;
