/** What the portal compresses with, the denser first. */
export type Encoding = 'br' | 'gzip';

/** The encoding for an `Accept-Encoding` header (RFC 9110, 12.5.3); undefined for bytes as they are. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const text = String(header ?? '').toLowerCase();
  if (accepts(text, 'br')) return 'br';
  return accepts(text, 'gzip') ? 'gzip' : undefined;
}

/** Named or meant by `*`, and not with a weight of zero. Other weights leave the choice to the server. */
function accepts(header: string, encoding: Encoding): boolean {
  if (!header.includes(encoding) && !header.includes('*')) return false;
  const weights = new Map(
    header.split(',').map((entry) => {
      const [name = '', weight = ''] = entry.split(';', 2);
      return [name.trim(), !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(weight)] as const;
    }),
  );
  return weights.get(encoding) ?? weights.get('*') ?? false;
}
