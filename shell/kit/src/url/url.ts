export { splitLinks, type LinkPart } from '@portal/text-bounds';

/** The URL that a text is, or undefined where it is none. `URL.parse` and `URL.canParse` come with Safari 17 and later. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A path with a query; the path alone where the query is empty. `URLSearchParams.size` comes with Safari 17. */
export function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
