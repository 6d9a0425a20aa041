import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';

/** A built release as the archive that a portal takes. */
export function packRelease(folder: string): Promise<Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
  const archive = pack();
  for (const file of paths.toSorted())
    archive.entry({ name: file, mtime: new Date(0) }, readFileSync(path.join(folder, file)));
  archive.finalize();
  return buffer(archive);
}
