/** `@portal/kit/remote`: data, actions and files of a page in the browser; bundled by the sections that use them. */
export { saveFile } from './save-file.ts';
export { useAction, type Action } from './use-action.ts';
export { useImageSource } from './use-image-source.ts';
export { useLinkToken } from './use-link-token.ts';
export { useRemote, type Remote } from './use-remote.ts';
export { useUndo, type Undo } from './undo-toast.tsx';
export { useRetry } from './use-retry.ts';
