export { foldedText } from '@portal/text-bounds';
/** For pages of admins: loaded with the first of them, shared by all. Public pages do not use it. */
export { AdminPage } from './page/admin-page.tsx';
export { DetailList } from './page/detail-list.tsx';
export { AdminList, type AdminListProps } from './list/admin-list.tsx';
export { CellLines, CellNote, CellTitle, EmailText } from './list/cell-lines.tsx';
export type { Column } from './list/column.ts';
export { DataTable } from './list/data-table.tsx';
export { ExportButtons, type ExportButtonsOf } from './list/export-buttons.tsx';
export { FoldButton } from './list/fold-button.tsx';
export { ListPages } from './list/list-pages.tsx';
export { ListToolbar, type ListFilter } from './list/list-toolbar.tsx';
export { useListQuery, type ListState } from './list/use-list-query.ts';
export { csvCell, textOfCsvCell } from '@portal/text-bounds/csv';
export { useCsvOfList } from './list/use-csv-of-list.ts';
export { useListTable } from './list/use-list-table.ts';
export { useLocalTable } from './list/use-local-table.ts';
export { useSelection } from './list/use-selection.ts';
export { useAdminItem, useAdminList, type UseAdminData } from './data/use-admin-data.ts';
export { useDownload, type UseDownload } from './data/use-download.ts';
export { HistoryButton } from './history/history-button.tsx';
export { FormActions, FormSection } from './form/form-section.tsx';
export { LocalizedFields } from './form/localized-fields.tsx';
export { useEditForm } from './form/use-edit-form.ts';
export { RestoredNotice } from './form/restored-notice.tsx';
export { ImageTiles } from './media/image-tiles.tsx';
export { MediaLibrary, type MediaLibraryProps } from './media/media-library.tsx';
export { useLibraryImages, type LibraryImages } from './media/use-library-images.ts';
export { PictureFields } from './picture/picture-fields.tsx';
export { pictureValues, pictureWords, type PictureValues } from './picture/picture-values.ts';
export { SaveBar } from './form/save-bar.tsx';
export { useEditDraft } from './form/use-edit-draft.ts';
export {
  areCharactersOff,
  isMac,
  listShortcuts,
  onAnnouncement,
  turnCharacters,
  type Shortcut,
} from './keyboard/shortcuts.ts';
export { useSaveShortcut, useShortcut } from './keyboard/use-shortcut.ts';
export { ResourceForm, type BesideProps, type ResourceFormProps } from './resources/resource-form.tsx';
export { ResourceFields, type ControlProps, type Controls } from './resources/resource-fields.tsx';
export { faultsOf, toBody, toValues, type ResourceValues } from './resources/resource-values.ts';
export { ResourceHistory } from './resources/resource-history.tsx';
export { ResourceList } from './resources/resource-list.tsx';
export type { BulkActionsProps, ResourceListProps } from './resources/use-resource-list.tsx';
export { resourcePages } from './resources/resource-pages.tsx';
export type { RowActionsProps } from './resources/resource-row-actions.tsx';
export { ResourceTrash } from './resources/resource-trash.tsx';
export type { ResourceTrashProps } from './resources/resource-trash.tsx';
export type {
  FieldDescription,
  FieldKind,
  Resource,
  ResourceDescription,
  ResourceEntry,
} from './resources/resource.ts';
export { useResource } from './resources/use-resource.ts';
// Of the kit's other subpaths what pages for admins use: they share one copy of it instead of bundling it.
export { formatDate, formatDateTime } from '@portal/kit/dates';
export { useDraft, useForm, type Form } from '@portal/kit/form';
export { useAction, useRemote, useUndo, type Action, type Remote } from '@portal/kit/remote';
