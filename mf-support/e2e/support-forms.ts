import type { Page } from '@playwright/test';
import { expect } from '../../infra/tooling/e2e/fixtures.ts';
import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { whenShown } from '../../infra/tooling/e2e/when-shown.ts';

/** What a visitor types into the general inquiry; each call makes another title to find it by. */
export function questionTexts() {
  const id = Math.random().toString(36).slice(2, 8);
  return { name: '김시험', phone: '010-0000-2018', emailAddress: `q-${id}@visitor.example`, title: `도입 문의 ${id}`, content: '설비 20대를 연결하려고 합니다.\n일정을 알려 주세요.' };
}

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await whenShown(page);
}

/** Fills fields by their names, as they stand in the form. */
export async function fillForm(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

/** Every field with the words of its error, in the order of the form. */
export async function errorsShown(page: Page): Promise<Record<string, string>> {
  return page.locator('main form').evaluate((form) => {
    const invalid = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    return Object.fromEntries(invalid.map((control) => {
      const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
      return [control.dataset.field ?? control.name, document.getElementById(ids[0] ?? '')?.textContent ?? ''];
    }));
  });
}

/** Signs a new member in at the login page that the visitor has been led to. */
export async function signInThere(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  const { email, password } = await createMember(page);
  await fillForm(page, { email, password });
  await page.locator('form [name="password"]').press('Enter');
}

/** Fills in the general inquiry; answers what was typed. */
export async function fillQuestion(page: Page, texts = questionTexts()) {
  await fillForm(page, texts);
  await page.getByRole('radio', { name: /제품문의|Product inquiry/ }).check();
  return texts;
}
