import type { Page } from '@playwright/test';

/** What goes wrong on a page, in words; empty when nothing does. */
export type Faults = string[];

/** What is typed into a field, by its type. */
const samples: Record<string, string> = {
  email: 'kim@visitor.example',
  tel: '010-0000-2018',
  url: 'https://visitor.example/',
  number: '3',
  date: '2026-12-01',
  time: '10:00',
  month: '2026-12',
  'datetime-local': '2026-12-01T10:00',
  password: 'correct-horse-7',
};
const sampleText = '스마트 공장 문의 Sample 7';
const mostButtons = 6;
const reactionMs = 3_000;

/** Whether the page stands where its section could not be shown. */
export const isReplaced = (page: Page): Promise<boolean> =>
  page.evaluate(() => (document.getElementById('section-fallback')?.childElementCount ?? 0) > 0);

/** All that a reaction may change: texts, states of controls, toasts, dialogs, the address. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const states = [
      ...document.querySelectorAll('[aria-busy], [aria-invalid], [aria-expanded], dialog, :disabled'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200));
    return [location.href, document.body.innerText, document.activeElement?.outerHTML.slice(0, 200), ...states].join(
      '\n',
    );
  });

async function reacts(page: Page, before: string): Promise<boolean> {
  for (const until = performance.now() + reactionMs; performance.now() < until; await page.waitForTimeout(50))
    if ((await look(page)) !== before) return true;
  return false;
}

/** Types into each empty field of a form. Returns what was typed, by the place of the field. */
async function fill(page: Page, form: number): Promise<Map<number, string>> {
  const typed = new Map<number, string>();
  const fields = page.locator('main form').nth(form).locator('input, textarea, select');
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const type = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
    if (type === 'checkbox' || type === 'radio') {
      await field.check({ force: true });
    } else if (type !== 'select' && type !== 'file' && type !== 'range' && type !== 'color') {
      await field.fill(samples[type] ?? sampleText);
      if (type !== 'password') typed.set(index, await field.inputValue());
    }
  }
  return typed;
}

/** Fills in each form and sends it, whose call is never received, and looks for what was typed. */
async function sendForms(page: Page, isDoubled: boolean): Promise<{ forms: number; faults: Faults }> {
  const faults: Faults = [];
  const all = page.locator('main form');
  let used = 0;
  for (let index = 0; index < (await all.count()); index += 1) {
    const form = all.nth(index);
    const isForm = await form.evaluate((element) => !element.matches('[role="search"], [method="get"]'));
    const button = form.locator('button[type="submit"]').first();
    if (!isForm || (await button.count()) === 0 || !(await button.isVisible()) || !(await button.isEnabled())) continue;
    used += 1;
    const typed = await fill(page, index);
    const before = await look(page);
    await button.click({ clickCount: isDoubled ? 2 : 1, noWaitAfter: true });
    if (!(await reacts(page, before))) faults.push(`form ${index}: no reaction`);
    await page.waitForTimeout(isDoubled ? 1_000 : 150);
    if (await isReplaced(page)) return { forms: used, faults: [...faults, `form ${index}: the page was replaced`] };
    for (const [field, text] of typed) {
      const now = await all
        .nth(index)
        .locator('input, textarea, select')
        .nth(field)
        .inputValue({ timeout: 2_000 })
        .catch(() => 'gone');
      // Some fields write in capitals
      if (now.toLowerCase() !== text.toLowerCase()) faults.push(`form ${index}: typed "${text}", now "${now}"`);
    }
    await page.keyboard.press('Escape');
  }
  return { forms: used, faults };
}

/** Presses the first buttons of the page that send nothing. */
async function pressButtons(page: Page, isDoubled: boolean): Promise<Faults> {
  const buttons = page.locator('main button:not([type="submit"]):enabled:visible');
  const count = Math.min(await buttons.count(), mostButtons);
  for (let index = 0; index < count; index += 1) {
    const button = buttons.nth(index);
    if (!(await button.isVisible())) continue;
    const name = (await button.innerText()).slice(0, 30);
    await button.click({ clickCount: isDoubled ? 2 : 1, noWaitAfter: true, timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(80);
    if (await isReplaced(page)) return [`button "${name}": the page was replaced`];
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  return [];
}

export async function tryPage(page: Page, isDoubled: boolean): Promise<{ forms: number; faults: Faults }> {
  if (await isReplaced(page)) return { forms: 0, faults: ['the page was replaced'] };
  const { forms, faults } = await sendForms(page, isDoubled);
  return { forms, faults: [...faults, ...(await pressButtons(page, isDoubled))] };
}
