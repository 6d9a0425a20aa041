import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateApiTypes } from './api-types.ts';

/** `npm run api-types`: writes the types that front ends take from the services' OpenAPI documents. */
for (const { file, text } of await generateApiTypes()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
