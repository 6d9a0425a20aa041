import { writeFileSync } from 'node:fs';
import { generateApiTypes } from './api-types.ts';

/** `npm run api-types`: writes the types that front ends take from the services' OpenAPI documents. */
for (const { file, text } of await generateApiTypes()) {
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
