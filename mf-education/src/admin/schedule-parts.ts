/** What the schedule shows to admins besides, in one chunk. */
export { ApplicantsPanel } from '../features/applicants/applicants-panel.tsx';
export { AdminActions } from '../features/training-editor/admin-actions.tsx';
export { TrainingEditorDialog } from '../features/training-editor/training-editor-dialog.tsx';
