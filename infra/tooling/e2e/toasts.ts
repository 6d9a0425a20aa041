import type { Locator, Page } from '@playwright/test';

/**
 * A toast by its words, to the letter; the kind is said before them to screen readers only, and a button that takes back
 * what was done may follow.
 */
export function toastOf(page: Page, type: 'info' | 'success' | 'warning' | 'error', text: string): Locator {
  const words = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return page
    .locator(`[data-toast=${type}]`)
    .filter({ has: page.locator('p', { hasText: new RegExp(String.raw`^\S+ ${words}(?: (?:되돌리기|Undo))?$`) }) });
}
