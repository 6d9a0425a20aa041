import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeTar } from '@portal/server/releases';

/** A built release as the archive that a portal takes. */
export function packRelease(folder: string): Promise<Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) =>
    path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
  return writeTar(paths.toSorted().map((file) => ({ path: file, content: readFileSync(path.join(folder, file)) })));
}
