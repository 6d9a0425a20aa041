import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentSet } from './document-set.ts';
import { renderDocument } from './render-document.ts';

// `npm run documents -w @portal/documents -- <folder>`: the seven files to look at, beside any running site.
const folder = path.resolve(process.argv[2] ?? 'var/documents');
await mkdir(folder, { recursive: true });
for (const facts of documentSet) {
  const bytes = await renderDocument(facts);
  await writeFile(path.join(folder, facts.filename), bytes);
  process.stdout.write(`${facts.filename}  ${Math.round(bytes.length / 1024)} KB\n`);
}
