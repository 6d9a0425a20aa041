// Safari reads the blob some time after the click.
const revokeAfterMs = 60_000;

/** Has the browser save bytes under a file name. */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: filename }).click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
