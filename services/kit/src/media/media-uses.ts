const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The images of the library at `base`, such as `/api/news/media`, that texts show, each once. */
export function mediaIn(base: string, texts: unknown[]): string[] {
  // The base is a fixed text, and what follows has one length
  // oxlint-disable-next-line regexp/linear -- no part of it can be repeated in two ways
  const address = new RegExp(`${base}/(${id})/`, 'g');
  const found = texts.filter((text) => typeof text === 'string').flatMap((text) => [...text.matchAll(address)]);
  return [...new Set(found.map(([, mediaId]) => mediaId ?? ''))];
}
