/** `@portal/kit/editor`: a field for Markdown with toolbar; bundled by the sections whose pages hold one. */
export type { EditorImage, EditorImages } from './editor-images.ts';
export { hasUnfinishedUpload } from './unfinished-upload.ts';
export { MarkdownField, type MarkdownFieldProps } from './markdown-field.tsx';
