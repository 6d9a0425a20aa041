import { expect } from '@jest/globals';
import type { OpenedPage } from '@portal/kit/testing';
import { act, waitFor } from '@testing-library/react';

/** The modal notice that the page asks for: a statement, or with a title a question. */
export const question = (page: OpenedPage) => page.portal.alerts.store.getState().current;

/** Waits for the question of that title and answers it. */
export async function decide(page: OpenedPage, isSure: boolean, title: string): Promise<void> {
  await waitFor(() => expect(question(page)?.title).toBe(title));
  await act(async () => question(page)?.close(isSure));
}
