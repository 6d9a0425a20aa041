/** For pages of admins: loaded with the first of them, shared by all. Public pages do not use it. */
export { AdminPage } from './page/admin-page.tsx';
export { DetailList } from './page/detail-list.tsx';
export type { Column } from './list/column.ts';
export { DataTable } from './list/data-table.tsx';
export { ListPages } from './list/list-pages.tsx';
export { ListToolbar, type ListFilter } from './list/list-toolbar.tsx';
export { useListQuery } from './list/use-list-query.ts';
export { useAdminItem, useAdminList, type UseAdminData } from './data/use-admin-data.ts';
export { useDownload, type UseDownload } from './data/download-file.ts';
export { FormActions, FormSection } from './form/form-section.tsx';
export { LocalizedFields } from './form/localized-fields.tsx';
export { SaveBar } from './form/save-bar.tsx';
export { useEditForm } from './form/use-edit-form.ts';
export { formatDate, formatDateTime } from './data/format-date-time.ts';
