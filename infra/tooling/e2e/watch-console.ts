import type { BrowserContext } from '@playwright/test';

/** Requests that the browser gave up because the page moved on are no fault. */
const abandoned = /ERR_ABORTED/;

/**
 * Collects what a flawless visit does not have: console errors and warnings (violations of the security policy are
 * among them), uncaught errors, and failed requests to the portal's own origin. Returns the growing list.
 */
export function watchConsole(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    // Of a DOMException the stack is empty
    const { stack, message } = error.error();
    faults.push(`Uncaught ${stack || message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    if (request.url().startsWith(origin) && !abandoned.test(reason))
      faults.push(`Failed to load resource: ${reason} ${request.method()} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) {
      faults.push(`Failed to load resource: ${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  return faults;
}
