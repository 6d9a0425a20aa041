import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { generateApiTypes } from './api-types.ts';

test('the committed types of every front end equal what its OpenAPI documents say', async () => {
  const generated = await generateApiTypes();
  expect(generated.length).toBeGreaterThan(0);
  for (const { file, text } of generated) {
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing: run npm run api-types').toBe(text);
  }
});
