/** `@portal/kit/form`: bundled by the sections whose pages hold a form. */
export { isBlank, isEmailAddress as isEmail, isPhoneNumber } from '@portal/text-bounds';
export { FormNotice } from './form-notice.tsx';
export { useDraft, type DraftOptions } from './use-draft.ts';
export type { FormValues } from './form-controls.ts';
export type { FormErrors, FormOptions, FormState, Sending } from './form-types.ts';
export { useForm, type Form } from './use-form.ts';
export { useSearchText, type SearchText } from './use-search-text.ts';
export { withFileError } from './file-error.ts';
export { upload, useUpload } from './upload.ts';
export { useLibraryUpload, type LibraryImage } from './use-library-upload.ts';
