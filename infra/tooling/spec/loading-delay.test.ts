import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { projectRoot } from '../project-root.ts';

const numberIn = (file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(path.join(projectRoot, file), 'utf8'))?.[1]);

test('rows of the news list fade 300 ms after a navigation began', () => {
  const markedAfterMs = numberIn('shell/src/section-host/page-preparation.ts', /PROGRESS_DELAY_MS = (\d+);/);
  const fadedAfterMs = numberIn(
    'mf-community/src/features/news/news-table.module.css',
    /\[data-loading\]\) \.table tbody {\s+animation: wait 1ms (\d+)ms forwards;/,
  );
  expect(markedAfterMs + fadedAfterMs).toBe(300);
});
