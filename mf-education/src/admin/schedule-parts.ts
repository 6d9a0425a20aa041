/** What the schedule shows to admins besides, in one chunk. */
export { ApplicantsPanel } from './applicants/applicants-panel.tsx';
export { AdminActions } from './training-editor/admin-actions.tsx';
export { TrainingEditorDialog } from './training-editor/training-editor-dialog.tsx';
