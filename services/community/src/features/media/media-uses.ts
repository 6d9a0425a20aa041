/** How a text names an image of the library. */
const address = /\/api\/news\/media\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\//g;

/** The images of the library that texts show, each once. */
export function mediaIn(texts: unknown[]): string[] {
  const found = texts.filter((text) => typeof text === 'string').flatMap((text) => [...text.matchAll(address)]);
  return [...new Set(found.map(([, id]) => id ?? ''))];
}
