import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, createApiClient, type ApiClientOptions } from './api-client.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function answering(pieces: string[], headers: Record<string, string> = {}, breaks = false) {
  const rest = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (breaks) controller.error(new TypeError('connection lost'));
      else controller.close();
    },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  return createApiClient({ resolve: (path) => `http://portal.example${path}` });
}

/** A client whose requests get these responses, one after the other; `sent` has them as `fetch` was given them. */
function clientWith(responses: (Response | Error)[], options: Partial<ApiClientOptions> = {}) {
  const rest = [...responses];
  const sent: (RequestInit & { url: string; headers: Record<string, string> })[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ ...init, url: url as string, headers: { ...(init?.headers as Record<string, string>) } });
    const next = rest.shift();
    if (!next) throw new Error('one request more than expected');
    if (next instanceof Response) return next;
    throw next;
  });
  return { api: createApiClient({ resolve: (path) => `http://portal.example${path}`, ...options }), sent };
}

const json = (value: unknown) => new Response(JSON.stringify(value));
const refusal = (status: number, problem: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  ) as Promise<ApiError>;

describe('a request', () => {
  test('is a plain GET without body and credentials, resolved to where the service is', async () => {
    const { api, sent } = clientWith([json({ id: 3 })]);
    expect(await api.get('/api/news/view/3')).toEqual({ id: 3 });
    expect(sent).toStrictEqual([
      {
        url: 'http://portal.example/api/news/view/3',
        method: 'GET',
        headers: {},
        body: undefined,
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('carries its query without what is undefined', async () => {
    const { api, sent } = clientWith([json([]), json([])]);
    await api.get('/api/news', { query: { search: '교육 & more', page: 0, all: false, type: undefined } });
    await api.get('/api/news', { query: { type: undefined } });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://portal.example/api/news?search=%EA%B5%90%EC%9C%A1+%26+more&page=0&all=false',
      'http://portal.example/api/news',
    ]);
  });

  test('sends an object as JSON, with the token, the key against repeating and its own headers', async () => {
    const { api, sent } = clientWith([json({})], {
      token: () => 'secret',
      headers: { 'accept-language': 'ko', 'x-request-id': 'page' },
    });
    await api.send(
      'POST',
      '/api/news',
      { title: '새 소식' },
      { idempotencyKey: 'key', headers: { 'x-request-id': 'own' } },
    );
    expect(sent[0]).toMatchObject({ method: 'POST', body: '{"title":"새 소식"}' });
    expect(sent[0]?.headers).toStrictEqual({
      'accept-language': 'ko',
      'x-request-id': 'own',
      authorization: 'Bearer secret',
      'idempotency-key': 'key',
      'content-type': 'application/json',
    });
  });

  test('sends a form as it is: the browser writes its content type', async () => {
    const { api, sent } = clientWith([json({})]);
    const form = new FormData();
    await api.send('POST', '/api/files', form);
    expect(sent[0]?.body).toBe(form);
    expect(sent[0]?.headers).toStrictEqual({});
  });

  test('has no content type without a body, and answers an empty response with undefined', async () => {
    const { api, sent } = clientWith([new Response(null, { status: 204 })]);
    expect(await api.send('DELETE', '/api/news/3')).toBeUndefined();
    expect(sent[0]).toMatchObject({ method: 'DELETE', headers: {}, body: undefined });
  });

  test('that was aborted ends with the reason for it, not as a failed connection', async () => {
    const reason = new DOMException('left', 'AbortError');
    const { api, sent } = clientWith([reason]);
    const signal = AbortSignal.abort(reason);
    expect(await errorOf(api.get('/api/news', { signal }))).toBe(reason);
    expect(sent[0]?.signal?.reason).toBe(reason);
  });

  test.each(['/silent', '/half'])('to %s ends when its time is up, as a failed connection', async (path) => {
    const server = createServer(({ url }, response) => void (url === '/half' && response.write('{')));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const api = createApiClient({ resolve: (to) => `http://127.0.0.1:${port}${to}` });
    expect(await errorOf(api.get(path, { limitMs: 100 }))).toMatchObject({ status: 0, code: 'network' });
    server.closeAllConnections();
    server.close();
  });

  test('may take 30 s; a file may take any time, on its way to the service or from it', async () => {
    jest.useFakeTimers();
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_url, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
          ),
      );
    const api = createApiClient({ resolve: (path) => `http://portal.example${path}` });
    const ended: string[] = [];
    const calls = {
      read: api.get('/api/news'),
      upload: api.send('POST', '/api/files', new FormData()),
      download: api.download('/file'),
    };
    for (const [name, call] of Object.entries(calls)) void errorOf(call).then(() => ended.push(name));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toEqual(['read']);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ended).toEqual(['read']);
  });

  test('whose connection fails has status 0 and the code `network`', async () => {
    const { api } = clientWith([new TypeError('fetch failed'), new TypeError('fetch failed')]);
    expect(await errorOf(api.get('/api/news'))).toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
    const { signal } = new AbortController();
    expect(await errorOf(api.get('/api/news', { signal }))).toBeInstanceOf(ApiError);
  });
});

describe('a refused request', () => {
  test('throws the problem with its code, text, fields and request id', async () => {
    const problem = {
      code: 'taken',
      title: 'Conflict',
      detail: '이미 있습니다',
      errors: { email: 'taken' },
      requestId: 'r1',
    };
    const { api } = clientWith([refusal(409, problem)]);
    expect(await errorOf(api.send('POST', '/api/user/signup', {}))).toMatchObject({
      name: 'ApiError',
      message: '이미 있습니다',
      status: 409,
      code: 'taken',
      errors: { email: 'taken' },
      requestId: 'r1',
      retryAfterSeconds: undefined,
    });
  });

  test('that names the status of a success fails with any other', async () => {
    const { api } = clientWith([
      json({ id: 3 }),
      new Response('{"id":3}', { status: 201 }),
      new Response('{"id":3}', { status: 201 }),
    ]);
    expect(await api.send('POST', '/api/email/send', {}, { status: 200 })).toEqual({ id: 3 });
    expect((await errorOf(api.send('POST', '/api/email/send', {}, { status: 200 }))).status).toBe(201);
    expect(await api.send('POST', '/api/email/send', {})).toEqual({ id: 3 });
  });

  test('speaks with the title where the problem has no detail', async () => {
    const { api } = clientWith([refusal(404, { title: 'Not Found' })]);
    expect(await errorOf(api.get('/api/news/9'))).toMatchObject({ message: 'Not Found', code: 'unknown' });
  });

  test.each([
    [
      'a page of a proxy',
      new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
    [
      'JSON without its type',
      new Response('{"code":"taken"}', { status: 502, headers: { 'content-type': 'text/plain' } }),
    ],
    ['JSON that is cut off', new Response('{"code', { status: 502, headers: { 'content-type': 'application/json' } })],
    ['nothing', new Response(null, { status: 502 })],
  ])('has the code `unknown` when the body is %s', async (_body, response) => {
    const { api } = clientWith([response]);
    const error = await errorOf(api.get('/api/news'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 502, code: 'unknown', message: 'request failed with status 502' });
  });

  test.each([
    ['30', 30],
    ['0', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('with `Retry-After: %s` says to wait %s seconds', async (header, seconds) => {
    const { api } = clientWith([refusal(429, { code: 'too-many' }, { 'retry-after': header })]);
    expect((await errorOf(api.get('/api/news'))).retryAfterSeconds).toBe(seconds);
  });
});

describe('a request whose token is refused', () => {
  const expired = () => refusal(401, { code: 'token-expired' });

  test('is sent once more with the renewed token', async () => {
    let token = 'old';
    const refresh = jest.fn(async () => {
      token = 'new';
      return true;
    });
    const { api, sent } = clientWith([expired(), json({ id: 1 })], { token: () => token, refresh });
    expect(await api.send('PATCH', '/api/news/1', { title: 'b' })).toEqual({ id: 1 });
    expect(refresh.mock.calls).toEqual([['old']]);
    expect(sent.map(({ method, headers, body }) => [method, headers['authorization'], body])).toEqual([
      ['PATCH', 'Bearer old', '{"title":"b"}'],
      ['PATCH', 'Bearer new', '{"title":"b"}'],
    ]);
  });

  test('fails when the session cannot be renewed', async () => {
    const { api, sent } = clientWith([expired()], { token: () => 'old', refresh: async () => false });
    expect(await errorOf(api.get('/api/news'))).toMatchObject({ status: 401, code: 'token-expired' });
    expect(sent).toHaveLength(1);
  });

  test('fails when the renewed token is refused as well', async () => {
    const refresh = jest.fn(async () => true);
    const { api } = clientWith([expired(), expired()], { refresh });
    expect(await errorOf(api.get('/api/news'))).toMatchObject({ status: 401 });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('fails where there is no session, as in a render worker', async () => {
    const { api } = clientWith([expired()]);
    expect(await errorOf(api.get('/api/news'))).toMatchObject({ status: 401, code: 'token-expired' });
  });

  test('renews nothing for another status', async () => {
    const refresh = jest.fn(async () => true);
    const { api } = clientWith([refusal(403, { code: 'forbidden' })], { refresh });
    expect(await errorOf(api.get('/api/news'))).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a download', () => {
  test('tells how far it is while the bytes arrive', async () => {
    const api = answering(['%PDF', '-1.7 '], { 'content-length': '9', 'content-type': 'application/pdf' });
    const told: unknown[] = [];
    const { blob } = await api.download('/file', { onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([
      [4, 9],
      [9, 9],
    ]);
    expect(await blob.text()).toBe('%PDF-1.7 ');
    expect(blob.type).toBe('application/pdf');
  });

  test('does not take the length of an encoded answer for that of the file', async () => {
    const api = answering(['four'], { 'content-length': '2', 'content-encoding': 'br' });
    const told: unknown[] = [];
    await api.download('/file', { onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([[4, undefined]]);
  });

  test.each([
    ['watched', () => undefined],
    ['unwatched', undefined],
  ])('whose connection breaks is a call without an answer, %s', async (_case, onProgress) => {
    const api = answering(['%PDF'], {}, true);
    await expect(api.download('/file', { onProgress })).rejects.toEqual(new ApiError(0));
  });

  test.each([
    [`attachment; filename="file.pdf"; filename*=UTF-8''%ED%8C%8C%EC%9D%BC%201.pdf`, '파일 1.pdf'],
    [`attachment; FILENAME*=utf-8''a.pdf; x=1`, 'a.pdf'],
    ['attachment; filename="plain.pdf"; size=3', 'plain.pdf'],
    ['attachment; FILENAME="plain.pdf"', 'plain.pdf'],
    ['inline', undefined],
  ])('has the name that `%s` gives it', async (header, filename) => {
    const { api } = clientWith([new Response('', { headers: { 'content-disposition': header } })]);
    expect((await api.download('/file')).filename).toBe(filename);
  });

  test('without headers has no name, no type and no total', async () => {
    const api = answering(['four']);
    const told: unknown[] = [];
    const { blob, filename } = await api.download('/file', { onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([[4, undefined]]);
    expect([blob.type, filename]).toEqual(['', undefined]);
  });

  test('without a body is an empty file', async () => {
    const onProgress = jest.fn();
    const { api, sent } = clientWith([new Response(null, { status: 204 })]);
    const { blob } = await api.download('/file', { onProgress });
    expect(sent[0]?.method).toBe('GET');
    expect(blob.size).toBe(0);
    expect(onProgress).not.toHaveBeenCalled();
  });

  test('that is refused throws the problem', async () => {
    const { api } = clientWith([refusal(404, { code: 'file-missing' })]);
    await expect(api.download('/file')).rejects.toMatchObject({ status: 404, code: 'file-missing' });
  });

  test('whose page is left while the bytes arrive ends with the reason for it', async () => {
    const leaving = new AbortController();
    const reason = new DOMException('left', 'AbortError');
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        leaving.abort(reason);
        controller.error(reason);
      },
    });
    const { api } = clientWith([new Response(body)]);
    expect(await errorOf(api.download('/file', { signal: leaving.signal }))).toBe(reason);
  });
});

describe('a call that needs a recent second factor', () => {
  const due = () => refusal(403, { code: 'step-up-required' });

  test('is sent once more after it was proved', async () => {
    const stepUp = jest.fn(async () => true);
    const { api, sent } = clientWith([due(), json({ id: 3 })], { stepUp });
    expect(await api.send('POST', '/api/x', { a: 1 }, { idempotencyKey: 'key-of-this' })).toEqual({ id: 3 });
    expect([sent[1]?.body, sent[1]?.headers['idempotency-key']]).toEqual(['{"a":1}', 'key-of-this']);
    expect(stepUp).toHaveBeenCalledTimes(1);
  });

  test('is sent once more only', async () => {
    const { api } = clientWith([due(), due()], { stepUp: async () => true });
    expect(await errorOf(api.get('/api/x'))).toMatchObject({ status: 403, code: 'step-up-required' });
  });

  test('fails as it did when it was not proved, and where nobody can be asked', async () => {
    for (const stepUp of [async () => false, undefined]) {
      const { api } = clientWith([due()], { stepUp });
      expect(await errorOf(api.get('/api/x'))).toMatchObject({ status: 403, code: 'step-up-required' });
    }
  });

  test('no other refusal asks for it', async () => {
    const stepUp = jest.fn(async () => true);
    const { api } = clientWith([refusal(403, { code: 'forbidden' })], { stepUp });
    expect(await errorOf(api.get('/api/x'))).toMatchObject({ code: 'forbidden' });
    expect(stepUp).not.toHaveBeenCalled();
  });
});

test('an error holds all that the service said', async () => {
  const { api } = clientWith([refusal(401, { code: 'second-factor-required', challenge: 'c', methods: ['totp'] })]);
  expect((await errorOf(api.get('/api/x'))).problem).toMatchObject({ challenge: 'c', methods: ['totp'] });
});
