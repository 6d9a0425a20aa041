import { jest } from '@jest/globals';
import { ApiError, type Locale, type Portal, type SessionUser } from '@portal/kit';
import { act, render, screen } from '@testing-library/react';
import type { ApplicationRecord } from '../api/applications.ts';
import { ApplicationForm, useApplicationForm } from '../features/application/application-form.tsx';
import { educationPortal } from './education-portal.tsx';
import { sampleApplicant } from './sample-applicant.ts';

function Form({ onSent }: { onSent(record: ApplicationRecord): void }) {
  return (
    <>
      <ApplicationForm id="form" form={useApplicationForm({ educationId: 7, onSent })} />
      <button type="submit" form="form">
        send
      </button>
    </>
  );
}

interface ShowInput {
  locale?: Locale;
  user?: SessionUser;
  profile?: () => Promise<object>;
  answer?: () => Promise<ApplicationRecord>;
}

/** The form of an application, with a button that sends it. A profile cannot be read unless one is given. */
export async function showApplicationForm({
  locale,
  user,
  profile = () => Promise.reject(new ApiError(503)),
  answer = async () => sampleApplicant(),
}: ShowInput = {}) {
  const send = jest.fn((..._call: Parameters<Portal['api']['send']>) => answer());
  const onSent = jest.fn();
  const { wrapper, toasts } = await educationPortal({
    locale,
    user,
    get: profile as Portal['api']['get'],
    send: send as unknown as Portal['api']['send'],
  });
  const { unmount } = await act(async () => render(<Form onSent={onSent} />, { wrapper }));
  return { send, onSent, toasts, unmount };
}

/** A field by its name, which is the same in every language. */
export const named = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** An answer that is an error. */
export function refusing(error: Error) {
  return async (): Promise<never> => {
    throw error;
  };
}

/** Sends the form. */
export const pressSend = () => act(async () => screen.getByRole('button', { name: 'send' }).click());
