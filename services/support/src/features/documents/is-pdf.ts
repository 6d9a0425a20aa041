import type { FileStore } from '@portal/service-kit';

const tailBytes = 2_048;
const startBytes = 64;
/** Less than the parts that every document has. */
const smallestBytes = 100;

async function bytesAt(files: FileStore, name: string, first: number, last: number): Promise<string> {
  const opened = await files.open(name, { first, last });
  if (!opened) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of opened.stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}

/**
 * Whether a stored file is a whole PDF document, told by its content (ISO 32000-1, 7.5): it begins with the version, ends with
 * `%%EOF`, and the place that its end names holds a cross-reference table or stream. A file that was cut off is none.
 */
export async function isPdf(files: FileStore, name: string, bytes: number): Promise<boolean> {
  if (bytes < smallestBytes) return false;
  if (!/^%PDF-[12]\.\d/.test(await bytesAt(files, name, 0, Math.min(startBytes, bytes) - 1))) return false;
  const tail = await bytesAt(files, name, Math.max(0, bytes - tailBytes), bytes - 1);
  const offset = Number(/startxref\s+(\d{1,12})\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  if (!(offset > 0 && offset < bytes)) return false;
  return /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(
    await bytesAt(files, name, offset, Math.min(offset + startBytes, bytes) - 1),
  );
}
