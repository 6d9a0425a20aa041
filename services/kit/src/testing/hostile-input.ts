import assert from 'node:assert/strict';
import { resolveReferences } from './resolve-references.ts';
import { sampleValue } from './sample-value.ts';
import type { JsonSchema } from './sample-value.ts';

interface Operation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
}

interface Message {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  payload?: string | Buffer;
  headers: Record<string, string>;
}

interface Injectable {
  app: { inject(message: Message | string): PromiseLike<{ statusCode: number; body: string; json(): unknown }> };
}

export interface HostileInputOptions {
  /** Access token of an administrator. */
  token: string;
  /** Text fields of each multipart operation, which no document names: operationId → field → a good value. */
  forms?: Record<string, Record<string, string>>;
  /** Good values where a sample would be refused early: a path parameter or a body field by name. */
  values?: Record<string, unknown>;
  /** Operations that end the administrator's own session or account. */
  leaveOut?: string[];
}

/** As written in a URL: U+0000, half of a surrogate pair, numbers beyond int4, int8 and double, and non-numbers. */
const inUrl = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%FF',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1e308',
  '1e999',
  'Infinity',
  'NaN',
  '%',
  '%27%3B--',
];
/** The same as written in a JSON body. */
const inJson = [
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1e308',
  '1e999',
  '"Infinity"',
  '[]',
  '{}',
  'null',
  '[1e999]',
  '["\\u0000"]',
];
const inForm = ['a\0b', '2147483648', '9223372036854775808', '1e999', 'Infinity', '\uFFFD'];
const mark = '"@hostile@"';
const atOnce = 4;
const boundary = 'hostile';

function withQuery(path: string, query: [string, string][]): string {
  return query.length === 0
    ? path
    : `${path}?${query.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&')}`;
}

/** One message for each hostile value of each parameter and each field of the body; everything else in it is good. */
function* messagesOf(
  path: string,
  method: Message['method'],
  operation: Operation,
  { forms = {}, values = {} }: HostileInputOptions,
): Generator<Message> {
  const { parameters = [], requestBody, operationId = '' } = operation;
  const good = (name: string, schema: JsonSchema): unknown => values[name] ?? sampleValue(schema);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const urlWith = (bad?: { name: string; value: string }): string => {
    const valueOf = (name: string, schema: JsonSchema): string =>
      bad?.name === name ? bad.value : encodeURIComponent(String(good(name, schema)));
    const filled = inPath.reduce((url, { name, schema }) => url.replace(`{${name}}`, valueOf(name, schema)), path);
    const sent = inQuery.filter(({ name, required }) => required || name === bad?.name);
    return withQuery(
      filled,
      sent.map(({ name, schema }) => [name, valueOf(name, schema)]),
    );
  };
  const json = requestBody?.content['application/json']?.schema;
  const fields = Object.entries(json?.properties ?? {});
  const goodBody = Object.fromEntries(
    fields.filter(([name]) => json?.required?.includes(name)).map(([name, schema]) => [name, good(name, schema)]),
  );
  const bodyHeaders: Record<string, string> = json ? { 'content-type': 'application/json' } : {};

  for (const { name } of [...inPath, ...inQuery]) {
    for (const value of inUrl)
      yield {
        method,
        url: urlWith({ name, value }),
        headers: bodyHeaders,
        ...(json ? { payload: JSON.stringify(goodBody) } : {}),
      };
  }
  for (const [name] of fields) {
    for (const value of inJson) {
      yield {
        method,
        url: urlWith(),
        headers: bodyHeaders,
        payload: JSON.stringify({ ...goodBody, [name]: JSON.parse(mark) as string }).replace(mark, () => value),
      };
    }
  }
  if (json)
    for (const payload of ['null', '[]', '"\\u0000"', '1e999', '{"\\u0000":1}', '[[[[[[]]]]]]'])
      yield { method, url: urlWith(), headers: bodyHeaders, payload };
  const form = forms[operationId] ?? {};
  for (const name of Object.keys(form)) {
    for (const value of inForm) {
      const parts = Object.entries({ ...form, [name]: value }).map(
        ([field, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`,
      );
      yield {
        method,
        url: urlWith(),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `${parts.join('')}--${boundary}--\r\n`,
      };
    }
  }
}

async function documentOf({ app }: Injectable, base: string): Promise<Record<string, Record<string, Operation>>> {
  const response = await app.inject(`/api/${base}/openapi.json`);
  return resolveReferences(response.json() as { paths: Record<string, Record<string, Operation>> }).paths;
}

/**
 * Sends every operation of a base's OpenAPI document values that nothing can store or compute with, in each parameter and each
 * top-level field of its body, as an administrator; fails with a list of the responses that were a 5xx.
 * Returns how many messages were sent.
 */
export async function expectNoServerErrors(
  service: Injectable,
  base: string,
  options: HostileInputOptions,
): Promise<number> {
  const paths = await documentOf(service, base);
  const messages = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId = '' }]) => !options.leaveOut?.includes(operationId))
      .flatMap(([method, operation]) => [
        ...messagesOf(path, method.toUpperCase() as Message['method'], operation, options),
      ]),
  );
  const failures: string[] = [];
  const waiting = messages.entries();
  const work = async (): Promise<void> => {
    for (const [index, message] of waiting) {
      // Another sender each time: limits for one address are not what is tested
      const sender = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
      const headers = { authorization: `Bearer ${options.token}`, 'x-forwarded-for': sender, ...message.headers };
      const { statusCode, body } = await service.app.inject({ ...message, headers });
      if (statusCode >= 500)
        failures.push(
          `${statusCode} ${message.method} ${message.url} ${String(message.payload ?? '').slice(0, 300)} -> ${body.slice(0, 200)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  assert.deepEqual(failures, []);
  return messages.length;
}
