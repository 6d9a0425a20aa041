// Safari reads the blob some time after the click.
const revokeAfterMs = 30_000;

/** Lets the browser save a blob under a file name. */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  const link = window.document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
