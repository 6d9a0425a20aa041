import { randomUUID } from 'node:crypto';
import {
  request as playwrightRequest,
  type APIRequestContext,
  type APIResponse,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Person } from '../../infra/tooling/e2e/accounts.ts';
import { expect } from '../../infra/tooling/e2e/fixtures.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

export type Lang = 'ko' | 'en';
export const LANGUAGES: readonly Lang[] = ['ko', 'en'];

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export interface StoredPost {
  classroomId: number;
  title: string;
  version: number;
}

export interface StoredNews {
  newsId: number;
  title: string;
  version: number;
}

/** Somebody at another browser, who only makes calls. */
export interface Caller {
  person: Person;
  request: APIRequestContext;
  /** A classroom post; a free one unless told otherwise. */
  post(values?: Record<string, string | SentFile>): Promise<StoredPost>;
  /** A news item. */
  news(values?: Record<string, string | SentFile>): Promise<StoredNews>;
  end(): Promise<void>;
}

export const newId = () => randomUUID().slice(0, 8);

async function created<Answer>(answer: APIResponse): Promise<Answer> {
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

/** Somebody who has signed in by the call that the login page makes. */
export async function callerFor(person: Person): Promise<Caller> {
  const { origin } = runningPortal();
  const visitor = await playwrightRequest.newContext({ baseURL: origin });
  const answer = await visitor.post('/api/user/signin', { data: { email: person.email, password: person.password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await visitor.dispose();
  const request = await playwrightRequest.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  });
  return {
    person,
    request,
    post: async (values = {}) =>
      created<StoredPost>(
        await request.post('/api/classroom/edit', {
          multipart: { type: 'free', title: `시험 글 ${newId()}`, content: '첫 줄\n둘째 줄', ...values },
        }),
      ),
    news: async (values = {}) =>
      created<StoredNews>(
        await request.post('/api/news/write', {
          multipart: { title: `시험 소식 ${newId()}`, content: '소식 내용입니다.', ...values },
        }),
      ),
    end: () => request.dispose(),
  };
}

/** The first admin. */
export function adminCaller(): Promise<Caller> {
  const { adminEmail, adminPassword } = runningPortal();
  return callerFor({ email: adminEmail, password: adminPassword, name: '' });
}

/** Opens a page in a language and waits until it is alive. */
export async function open(page: Page, path: string, lang: Lang = 'ko'): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  await whenShown(page);
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title });
}

/** A file of so many bytes that is what its name says: plain text. */
export function textFile(name: string, bytes: number): SentFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'a') };
}

export const LIMIT_BYTES = 5 * 1024 * 1024;

/** A PNG of one red pixel. */
export const RED_PIXEL: SentFile = {
  name: '빨간 점.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
