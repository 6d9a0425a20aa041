/** A copy of an OpenAPI document with every reference to `components` replaced by what it refers to. */
export function resolveReferences<Document>(document: Document): Document {
  const targetOf = (reference: string): unknown =>
    reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    if ('$ref' in part && typeof part.$ref === 'string') return resolve(targetOf(part.$ref));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]));
  };
  return resolve(document) as Document;
}
