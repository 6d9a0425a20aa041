/**
 * The files of a paste or a drop. Word and Excel copy a picture beside the text that it shows: of these the text is
 * pasted. Finder copies the names of files as text, which are no text to paste.
 */
export function givenFiles(event: ClipboardEvent | DragEvent): File[] {
  if (!('clipboardData' in event)) return [...(event.dataTransfer?.files ?? [])];
  const files = [...(event.clipboardData?.files ?? [])];
  const lines = (event.clipboardData?.getData('text/plain') ?? '').split(/[\r\n]+/).filter((line) => line.trim());
  return lines.every((line) => files.some(({ name }) => name === line)) ? files : [];
}
