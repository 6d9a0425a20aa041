import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestService } from '@portal/service-kit/testing';
import type { TestService } from '@portal/service-kit/testing';
import type { SessionUser } from '@portal/service-kit';
import { communityService } from '../service.ts';

const startLimitMs = 30_000;

export type Answer = LightMyRequestResponse;

export interface SentFile {
  name: string;
  content: Buffer | string;
}

type Person = Partial<SessionUser> | undefined;

export interface Community {
  service: TestService;
  ask(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    options?: { as?: Person; body?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Sends a multipart form. */
  send(
    url: string,
    fields: Record<string, string>,
    options?: { as?: Person; file?: SentFile | undefined; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Writes a classroom post and returns its id. */
  post(as: Person, fields?: Record<string, string>, file?: SentFile): Promise<number>;
  /** Writes an item of news and returns its id. */
  news(as: Person, fields?: Record<string, string>, file?: SentFile): Promise<number>;
  /** Names of all files in the store. */
  stored(): Promise<string[]>;
  /** The same once nothing waits to be removed: what a request leaves goes after its answer. */
  storedAtRest(): Promise<string[]>;
}

/** A member whom nobody has seen before. */
export function newMember(): Partial<SessionUser> {
  const id = randomUUID();
  return { id, email: `member-${id.slice(0, 8)}@example.com`, name: '김하늘', role: 'member' };
}

export function newAdmin(): Partial<SessionUser> {
  const id = randomUUID();
  return { id, email: `admin-${id.slice(0, 8)}@example.com`, name: '관리자', role: 'admin' };
}

/** The service, or one that has more. */
export async function startCommunity(definition = communityService): Promise<Community> {
  const service = await createTestService(definition);
  const authorized = (as: Person, headers: Record<string, string> = {}) => ({
    ...(as ? { authorization: `Bearer ${service.token(as)}` } : {}),
    ...headers,
  });
  const ask: Community['ask'] = async (method, url, { as, body, headers } = {}) =>
    service.app.inject({ method, url, payload: body, headers: authorized(as, headers) });
  const send: Community['send'] = async (url, fields, { as, file, headers } = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('file', new Blob([new Uint8Array(Buffer.from(file.content))]), file.name);
    const message = new Response(form);
    return service.app.inject({
      method: 'POST',
      url,
      payload: Buffer.from(await message.arrayBuffer()),
      headers: authorized(as, { 'content-type': message.headers.get('content-type') ?? '', ...headers }),
    });
  };
  const created = (answer: Answer): Answer => {
    if (answer.statusCode !== 201) throw new Error(`not created: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const stored = async (): Promise<string[]> => {
    const entries = await readdir(service.filesDir, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(path.basename(entry.parentPath), entry.name))
      .toSorted();
  };
  return {
    service,
    ask,
    send,
    post: async (as, fields = {}, file) =>
      created(
        await send('/api/classroom/edit', { type: 'free', title: '제목', content: '내용', ...fields }, { as, file }),
      ).json().classroomId,
    news: async (as, fields = {}, file) =>
      created(await send('/api/news/write', { title: '소식', content: '내용', ...fields }, { as, file })).json().newsId,
    stored,
    storedAtRest: async () => {
      let files = await stored();
      for (let tries = 0; tries < 100 && files.some((name) => name.startsWith('uploads')); tries += 1) {
        await wait(20);
        files = await stored();
      }
      return files;
    },
  };
}

/** One community service for all tests of a file. */
export function communityForFile(): () => Community {
  let community: Community;
  beforeAll(async () => {
    community = await startCommunity();
  }, startLimitMs);
  afterAll(() => community.service.close());
  return () => community;
}
