/** Where uploads wait for their handler, and half-written files for their end. */
export const uploadFolder = 'uploads';
/** Older than any upload may be: its process is gone. */
export const abandonedMs = 60 * 60 * 1000;

const longestName = 255;
const namePart = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** Whether a file store takes a name: parts of letters, digits, `-`, `_` and inner dots, joined by `/`. */
export function isFileName(name: string): boolean {
  return name.length <= longestName && name.split('/').every((part) => namePart.test(part));
}
