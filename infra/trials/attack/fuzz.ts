import { connectionFailure } from '../calls.ts';
import { createRandom, hostileValue, RawJson, sampleValue, type Pick } from './hostile-values.ts';
import type { Operation, ValueSchema } from './operations.ts';

export interface FuzzOptions {
  origin: string;
  operations: Operation[];
  requests: number;
  /** The same seed makes the same requests. */
  seed: number;
  /** Requests under way at once. */
  parallel: number;
  /** Access tokens to speak with, besides none and a forged one. */
  tokens(): string[];
}

export interface FuzzResult {
  requests: number;
  /** Status → how often. */
  statuses: Record<number, number>;
  /** Each 5xx, with what brings it about. */
  faults: string[];
}

interface FuzzedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
}

/** Ending the fuzzer's own sessions would make the rest of its requests visitors'. */
const left = /\/api\/user\/(signout|account|devices)/;

function toJson(value: unknown): string {
  const raw: string[] = [];
  const text =
    JSON.stringify(value, (_key, part: unknown) =>
      part instanceof RawJson ? `@@${raw.push(part.text) - 1}@@` : part,
    ) ?? 'null';
  return text.replaceAll(/"@@(\d+)@@"/g, (_all, index: string) => raw[Number(index)] ?? '');
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value instanceof RawJson ? value.text : JSON.stringify(value);

/** Lone surrogates, which no URL can carry, become U+FFFD. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Percent-encodes also what `encodeURIComponent` throws at, or leaves it as it is. */
function encoded(value: unknown, pick: Pick): string {
  const text = textOf(value);
  if (pick([true, true, true, false])) return encodeURIComponent(wellFormed(text));
  return text.replaceAll(/[\s#?&\\]|[^\u0021-\u007e]/g, (letter) => encodeURIComponent(wellFormed(letter)));
}

function formOf(values: Record<string, unknown>, pick: Pick): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (name !== 'file') form.append(name, textOf(value));
    else
      form.append(
        name,
        new Blob([pick(['', '%PDF-1.7 x', '<html>', '\u0000\u0001'])]),
        pick(['a.pdf', '한글.hwp', '../../x.png', 'a.exe', '\u0000.pdf', 'x'.repeat(400)]),
      );
  }
  return form;
}

/** Uploads are forms that the documents do not describe field by field. */
const uploadFields: ValueSchema = {
  properties: Object.fromEntries(
    ['title', 'content', 'type', 'fileName', 'file', 'startDate', 'status', 'lang'].map((name) => [
      name,
      { type: 'string' },
    ]),
  ),
};

/** A request of the operation in which at most a few values are hostile; now and then the body is no JSON at all. */
function requestOf({ method, path, parameters, body }: Operation, pick: Pick, random: () => number): FuzzedRequest {
  const spoil = (value: unknown) => (random() < 0.3 ? hostileValue(pick) : value);
  const query = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required ? random() < 0.95 : random() < 0.6),
  );
  const pairs = query.map(
    ({ name, schema = {} }) => `${name}=${encoded(spoil(sampleValue(schema, name, pick)), pick)}`,
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encoded(spoil(pick(['1', '2', name])), pick));
  const headers: Record<string, string> =
    random() < 0.1
      ? { 'idempotency-key': pick(['', 'a', 'x'.repeat(300), '3f0a1d6e-5b7c-4a8d-9e2f-112233445566']) }
      : {};
  const request = { method, path: pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled, headers };
  if (method === 'GET' || (!body && random() < 0.3)) return request;
  const { type, schema } = body ?? { type: 'multipart/form-data', schema: uploadFields };
  const values = sampleValue(schema, '', pick);
  const spoiled =
    values !== null && typeof values === 'object' && !Array.isArray(values)
      ? Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) => (random() < 0.08 ? [] : [[key, spoil(value)]])),
        )
      : spoil(values);
  if (random() < 0.05)
    return {
      ...request,
      headers: { ...headers, 'content-type': 'application/json' },
      body: pick(['', '{', '[]', 'null', '"x"', '{"a":1e999}', '\u0000', '{"__proto__":1}', '['.repeat(20_000)]),
    };
  if (random() < 0.03)
    return {
      ...request,
      headers: { ...headers, 'content-type': 'application/json' },
      body: new Uint8Array([123, 34, 97, 34, 58, 34, 255, 254, 34, 125]),
    };
  if (random() < 0.03)
    return {
      ...request,
      headers: {
        ...headers,
        'content-type': pick([
          'text/plain',
          'application/xml',
          'x',
          'multipart/form-data',
          'application/json; charset=x',
        ]),
      },
      body: toJson(spoiled),
    };
  if (type.startsWith('multipart/')) return { ...request, body: formOf(spoiled as Record<string, unknown>, pick) };
  return { ...request, headers: { ...headers, 'content-type': 'application/json' }, body: toJson(spoiled) };
}

/** Sends requests that mean no good to every operation in turn. A connection that ends without a response is a fault too. */
export async function fuzz({ origin, operations, requests, seed, parallel, tokens }: FuzzOptions): Promise<FuzzResult> {
  const random = createRandom(seed);
  const pick: Pick = (values) => values[Math.floor(random() * values.length)]!;
  const wanted = operations.filter(({ path }) => !left.test(path));
  const result: FuzzResult = { requests: 0, statuses: {}, faults: [] };

  async function send(operation: Operation): Promise<void> {
    const { method, path, headers, body } = requestOf(operation, pick, random);
    const token = pick([...tokens(), ...tokens(), undefined, 'x.y.z']);
    const line = `${method} ${path.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 300) : (body?.constructor.name ?? '')}`;
    result.requests += 1;
    try {
      const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, ...authorization },
        body,
        redirect: 'manual',
      });
      await response.arrayBuffer();
      result.statuses[response.status] = (result.statuses[response.status] ?? 0) + 1;
      if (response.status >= 500) result.faults.push(`${response.status} ${line}`);
    } catch (error) {
      result.faults.push(`${connectionFailure(error)}: ${line}`);
    }
  }

  let next = 0;
  const workers = Array.from({ length: parallel }, async () => {
    while (next < requests) await send(wanted[next++ % wanted.length]!);
  });
  await Promise.all(workers);
  return result;
}
