import type { Page } from '@playwright/test';

/** Pages that links lead to differ by what they are about; one of each kind is enough. */
export const kindOf = (path: string): string =>
  path.replaceAll(/\/(?:\d+|[\da-f]{8}-[\da-f-]{27}|[A-Z]{2,}-[\w-]+)(?=\/|$)/g, '/*');

/** Downloads, and what is no page. */
const isPage = (path: string): boolean => !/^\/(?:api|r|media|feed)\/|\.\w{2,4}$/.test(path);

/**
 * One page of each kind that links lead to, by its path, from these pages on. What a link leads to is asked of the documents, as
 * they are for the user of the context; pages that come by script are opened.
 */
export async function findPages(page: Page, starts: string[], most = 120): Promise<string[]> {
  const found = new Map(starts.map((path) => [kindOf(path), path]));
  const open = [...found.values()];
  for (let path = open.shift(); path !== undefined && found.size < most; path = open.shift()) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const links = await page.evaluate(() =>
      [...document.links].filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );
    for (const link of links.filter(isPage)) {
      if (found.has(kindOf(link))) continue;
      found.set(kindOf(link), link);
      open.push(link);
    }
  }
  return [...found.values()].toSorted();
}
