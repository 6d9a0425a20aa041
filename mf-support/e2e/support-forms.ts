import type { Page } from '@playwright/test';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

/** What a visitor types into the general inquiry; each call makes another title to find it by. */
export function questionTexts() {
  const id = Math.random().toString(36).slice(2, 8);
  return {
    name: '김시험',
    phone: '010-0000-2018',
    emailAddress: `q-${id}@visitor.example`,
    title: `도입 문의 ${id}`,
    content: '설비 20대를 연결하려고 합니다.\n일정을 알려 주세요.',
  };
}

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenShown(page);
}

/** Fills fields by the `name` attributes of their controls. */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

/** Fills in the general inquiry; answers what was typed. */
export async function fillQuestion(page: Page, texts = questionTexts()) {
  await fillForm(page, texts);
  await page.getByRole('radio', { name: '제품문의' }).check();
  return texts;
}
