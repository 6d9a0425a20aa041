import { expect, test } from '@jest/globals';
import { findSections, messageAt, readMessages, type Messages } from './section-source.ts';

/** Texts that become titles of pages. */
function titlesOf(messages: Messages): string[] {
  return Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'string') return titlesOf(value);
    return /title$/i.test(key) ? [value] : [];
  });
}

// Titles end in the site's name unless they say it: another spelling of it would stand beside it
test.each(['ko', 'en'] as const)('titles spell the name of the site as the site does (%s)', (locale) => {
  const sections = findSections();
  const shell = sections.find(({ name }) => name === 'shell');
  const siteName = messageAt(shell ? readMessages(shell, locale) : {}, 'common.siteName') ?? '';
  const titles = sections.flatMap((section) => titlesOf(readMessages(section, locale)));
  const named = titles.filter((title) => title.toLowerCase().includes(siteName.toLowerCase()));
  expect(named.length).toBeGreaterThan(0);
  for (const title of named) expect(title).toContain(siteName);
});
