import type { OpenedPage } from '@portal/kit/testing';
import { act, waitFor } from '@testing-library/react';

/** Waits for the modal question, answers it, and returns what it said. */
export async function answerQuestion({ portal }: OpenedPage, isYes: boolean): Promise<string> {
  const { store } = portal.alerts;
  await waitFor(() => {
    if (!store.getState().current) throw new Error('no question is asked');
  });
  const { title, text, close } = store.getState().current ?? { text: '', close: () => undefined };
  await act(async () => close(isYes));
  return `${title} ${text}`;
}
