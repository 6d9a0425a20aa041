import { randomUUID } from 'node:crypto';
import { addDays, dayInSeoul } from '@portal/kit/dates';
import { request as playwrightRequest, type APIRequestContext, type Page } from '@playwright/test';
import { expect } from '../../infra/tooling/e2e/fixtures.ts';
import { runningPortal } from '../../infra/tooling/e2e/running-portal.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

export interface StoredTraining {
  educationId: number;
  version: number;
  title: string;
  titleEn: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  place: string;
}

/** `YYYY-MM-DD` so many days from now, in Seoul. */
export function dayFromNow(days: number): string {
  return addDays(dayInSeoul(), days);
}

/** A title that no other test uses. */
export function uniqueTitle(): { title: string; titleEn: string } {
  const id = randomUUID().slice(0, 8);
  return { title: `시험 교육 ${id}`, titleEn: `Test training ${id}` };
}

export function uniqueEmail(): string {
  return `applicant-${randomUUID().slice(0, 8)}@visitor.example`;
}

/** The calls of the first admin, for what a test needs to be there. */
export interface AdminCalls {
  request: APIRequestContext;
  /** A training of one day, far ahead, in both languages. */
  add(values?: Record<string, unknown>): Promise<StoredTraining>;
  change(training: StoredTraining, values: Record<string, unknown>): Promise<StoredTraining>;
  remove(educationId: number): Promise<void>;
  end(): Promise<void>;
}

export async function adminCalls(): Promise<AdminCalls> {
  const { origin, adminEmail, adminPassword } = runningPortal();
  const visitor = await playwrightRequest.newContext({ baseURL: origin });
  const answer = await visitor.post('/api/user/signin', { data: { email: adminEmail, password: adminPassword } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await visitor.dispose();
  const request = await playwrightRequest.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  });

  async function edit(data: Record<string, unknown>): Promise<StoredTraining> {
    const response = await request.post('/api/education/edit', { data });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as StoredTraining;
  }

  return {
    request,
    add(values = {}) {
      const day = dayFromNow(90);
      return edit({
        ...uniqueTitle(),
        type: '정기교육',
        typeEn: 'Regular training',
        status: 'recruiting',
        content: '첫 줄\n\n- 하나\n- **둘**',
        contentEn: 'First line\n\n- one\n- **two**',
        startDate: day,
        endDate: day,
        startTime: '10:00',
        endTime: '17:00',
        capacity: 10,
        ...values,
      });
    },
    change(training, values) {
      const { educationId, version } = training;
      return request.get('/api/education/admin/training', { params: { educationId } }).then(async (stored) => {
        const { title, type, content, startDate, endDate, startTime, endTime, capacity, status } =
          (await stored.json()) as Record<string, unknown>;
        return edit({
          educationId,
          title,
          type,
          content,
          startDate,
          endDate,
          startTime,
          endTime,
          capacity,
          status,
          version,
          ...values,
        });
      });
    },
    async remove(educationId) {
      await request.delete('/api/education/remove', { params: { educationId } });
    },
    end: () => request.dispose(),
  };
}

/** Applies by the public call, as a browser of its own or as that of `own`. Returns the address. */
export async function applyAs(
  educationId: number,
  values: Record<string, unknown> = {},
  own?: APIRequestContext,
): Promise<string> {
  const context = own ?? (await playwrightRequest.newContext({ baseURL: runningPortal().origin }));
  const data = {
    educationId,
    email: uniqueEmail(),
    name: '이도윤',
    phoneNumber: '010-0000-0002',
    company: '예시정밀공업(주)',
    position: '대리',
    application: '',
    ...values,
  };
  const response = await context.post('/api/education/signup', { data });
  expect(response.status(), await response.text()).toBe(201);
  if (!own) await context.dispose();
  return data.email;
}

/** Opens a training's dialog by its own address, in a language, and waits until the page is alive. */
export async function openTraining(page: Page, educationId: number, lang: 'ko' | 'en' = 'ko') {
  await page.goto(`/education/schedule?training=${educationId}&lang=${lang}`);
  await whenShown(page);
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A toast with these words. */
export function toastOf(page: Page, text: string) {
  return page.locator('[data-toast]').filter({ hasText: text });
}
