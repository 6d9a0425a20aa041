import type { OpenedPage } from '@portal/kit/testing';
import { waitFor } from '@testing-library/react';

/** The hint and the error that assistive technology reads with a field. */
export function descriptionOf(field: Element): string {
  const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The next question or notice that the page asks the shell to show; `close(true)` confirms it. */
export function noticeOf(page: OpenedPage) {
  return waitFor(() => {
    const { current } = page.portal.alerts.store.getState();
    if (!current) throw new Error('no question is open');
    return current;
  });
}
