import type { LoadContext } from '../../api/client.ts';

/** What a page needs to name itself to search engines. */
export interface PageOrigin {
  origin: string;
}

/** The loader of pages whose words are all in the locale files. */
export async function loadOrigin({ url }: LoadContext): Promise<PageOrigin> {
  return { origin: url.origin };
}

/** Several things about one page as one JSON-LD document. */
export function pageGraph(...things: Record<string, unknown>[]): Record<string, unknown> {
  return { '@context': 'https://schema.org', '@graph': things };
}
