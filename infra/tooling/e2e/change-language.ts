import { expect, type Page } from '@playwright/test';

/**
 * Changes the language of the open page in place and waits until it is shown. By the picker in the header, also where that
 * is hidden on a narrow screen or behind a dialog.
 */
export async function changeLanguage(page: Page, language: 'ko' | 'en'): Promise<void> {
  const choice = page.locator(`#shell-header button[lang="${language}"]`).first();
  await choice.dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
}
