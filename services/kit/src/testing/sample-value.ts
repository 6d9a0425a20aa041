/** As much of JSON Schema as the services' documents use. */
export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

const texts = [
  'sample text',
  'a@example.com',
  '2030-01-01',
  '10:00',
  '010-1234-5678',
  '1',
  '00000000-0000-4000-8000-000000000000',
  'sample',
  'ko',
  'https://example.com/a',
  '2030-01-01T10:00:00Z',
];
const formats: Record<string, string> = {
  email: 'a@example.com',
  date: '2030-01-01',
  'date-time': '2030-01-01T10:00:00Z',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function sampleText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  const fits = (text: string): boolean =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return texts.find(fits) ?? 'x'.repeat(Math.max(minLength, 1));
}

/** A value that a schema most likely accepts: of an object its required fields, of a text the first known sample that fits. */
export function sampleValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleValue(schema.anyOf[0]);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleValue(schema.properties?.[name] ?? {})]),
    );
  if (type === 'array') return schema.items && (schema.minItems ?? 0) > 0 ? [sampleValue(schema.items)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return sampleText(schema);
}
