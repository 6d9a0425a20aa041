import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** How many presses and toasts of a test were looked at, and what was wrong with them. */
export interface PressReport {
  presses: number;
  toasts: number;
  faults: string[];
}

type Kind = 'press' | 'toast';
type Binding = (kind: Kind, fault?: string) => unknown;

/**
 * Runs in the page. A control may go away with its press: what takes its place has the focus within this time. Of a link, once the page
 * that it leads to is there, for which a busy machine needs longer.
 */
function watch(): void {
  const settleMs = 500;
  const mostWaits = 20;
  const report = (globalThis as unknown as { reportPress: Binding }).reportPress;
  const shortOf = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160);
  let last: Event | undefined;
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, (event) => (last = event), true);
  addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element && event.target.closest('a[href], button, input, select, summary');
      if (!event.isTrusted || !pressed) return;
      const words = shortOf(pressed);
      const wanted = pressed instanceof HTMLAnchorElement ? pressed.pathname : undefined;
      const look = (waits: number): void => {
        // Another press has come, or the window has gone to the back
        if (last !== event || !document.hasFocus()) return;
        const isLost = document.activeElement === document.body;
        const isUnderWay = wanted !== undefined && wanted !== location.pathname && waits < mostWaits;
        if (isLost && isUnderWay) {
          setTimeout(look, settleMs, waits + 1);
          return;
        }
        report(
          'press',
          isLost ? `the focus is on the body of ${location.pathname} after a press on ${words}` : undefined,
        );
      };
      setTimeout(look, settleMs, 0);
    },
    true,
  );
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toast]')) {
      if (seen.has(toast)) continue;
      seen.add(toast);
      // A question has only its own buttons
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const isInert = dialog && !dialog.hasAttribute('role') && !dialog.contains(toast);
      const isSaid =
        toast.closest('[aria-live="polite"]') && !toast.closest('[aria-hidden="true"], [inert]') && !isInert;
      report('toast', isSaid ? undefined : `a toast is not in the accessibility tree: ${shortOf(toast)}`);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Has the pages of a context say of each press where the focus is afterwards, and of each toast whether it can be read. */
export async function watchPresses(context: BrowserContext): Promise<PressReport> {
  const report: PressReport = { presses: 0, toasts: 0, faults: [] };
  await context.exposeBinding('reportPress', (_source, kind: Kind, fault?: string) => {
    report[kind === 'press' ? 'presses' : 'toasts'] += 1;
    if (fault) report.faults.push(fault);
  });
  await context.addInitScript(watch);
  return report;
}

const noted = (dataDir: string) => path.join(dataDir, 'presses.jsonl');

/** Adds the report of a test to those of the run. */
export function notePresses(dataDir: string, report: PressReport): void {
  appendFileSync(noted(dataDir), `${JSON.stringify(report)}\n`);
}

/** How many presses and toasts were looked at in the whole run. */
export function countPresses(dataDir: string): string {
  const lines = existsSync(noted(dataDir)) ? readFileSync(noted(dataDir), 'utf8').trim().split('\n') : [];
  const reports = lines.map((line) => JSON.parse(line) as PressReport);
  const sum = (name: 'presses' | 'toasts') => reports.reduce((total, report) => total + report[name], 0);
  return `the focus was looked at after ${sum('presses')} presses, and the accessibility tree for ${sum('toasts')} toasts`;
}
