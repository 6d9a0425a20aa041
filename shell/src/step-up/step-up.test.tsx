import { afterEach, describe, expect, test } from '@jest/globals';
import { createApiClient, setPortal } from '@portal/kit/host';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { definition } from '../own-pages/definition.ts';
import { describedBy, fill, input } from '../testing/form-fields.ts';
import { signedIn, user } from '../testing/sample-account.ts';
import { askStepUp } from './ask-step-up.tsx';

const api = mockApi<paths>();
const answer = { ...signedIn, accessToken: 'newer' };
const refusal = () => problemResponse(403, 'step-up-required');

afterEach(cleanup);

/** Any page, with the client as the shell makes it. */
async function open(locale: 'ko' | 'en' = 'ko') {
  const page = await openPage({ definition, url: '/login', user, locale });
  const { session } = page.portal;
  const client = createApiClient({
    resolve: (path) => new URL(path, location.origin).href,
    token: session.token,
    stepUp: askStepUp,
  });
  setPortal({ ...page.portal, api: client });
  return { page, client };
}
const dialog = () => screen.findByRole('dialog', { name: '본인 확인' });
const submitCode = () => fireEvent.submit(input('code').form as HTMLFormElement);

describe('a call that needs a recent second factor', () => {
  test('asks for it and is sent once more, with the new token', async () => {
    api.answer('DELETE /api/user/second-factor/totp', ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === 'Bearer newer' ? undefined : refusal(),
    );
    api.answer('POST /api/user/step-up/options', { methods: ['totp'] });
    api.answer('POST /api/user/step-up', answer);
    const { client } = await open();
    const call = client.send('DELETE', '/api/user/second-factor/totp');
    await dialog();
    await act(async () => {
      fill({ code: '123456' });
      submitCode();
    });
    await expect(call).resolves.toBeUndefined();
    expect(api.calls('POST /api/user/step-up')[0]?.body).toEqual({ totp: '123456' });
    expect(api.calls('DELETE /api/user/second-factor/totp')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['ko', '비밀번호를 한 번 더', /올바르지 않습니다/],
    ['en', 'enter your password once more', /not correct/],
  ] as const)(
    'asks for the password of people without one, says that it is wrong, and is sent once more (%s)',
    async (locale, lead, wrong) => {
      api.answer('POST /api/user/devices/revoke-others', ({ headers }: { headers: Headers }) =>
        headers.get('authorization') === 'Bearer newer' ? { revoked: 1 } : refusal(),
      );
      api.answer('POST /api/user/step-up/options', { methods: ['password'] });
      api.answer('POST /api/user/step-up', () =>
        problemResponse(400, 'validation-failed', { errors: { password: 'wrong-password' } }),
      );
      const { page, client } = await open(locale);
      const call = client.send('POST', '/api/user/devices/revoke-others');
      await screen.findByText(new RegExp(lead));
      const send = async (password: string) =>
        act(async () => {
          fill({ password });
          fireEvent.submit(input('password').form as HTMLFormElement);
        });
      fireEvent.submit(input('password').form as HTMLFormElement);
      expect(api.calls('POST /api/user/step-up')).toEqual([]);
      await send('wrong-horse');
      await waitFor(() => expect(describedBy('password').join(' ')).toMatch(wrong));
      expect(page.toasts()).toHaveLength(1);
      api.answer('POST /api/user/step-up', answer);
      await send('correct-horse');
      await expect(call).resolves.toEqual({ revoked: 1 });
      expect(api.calls('POST /api/user/step-up').map(({ body }) => body)).toEqual([
        { password: 'wrong-horse' },
        { password: 'correct-horse' },
      ]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('fails as it did when the visitor would not, and asks again the next time', async () => {
    api.answer('DELETE /api/user/second-factor/totp', refusal);
    api.answer('POST /api/user/step-up/options', { methods: ['totp'] });
    const { client } = await open();
    for (let nth = 1; nth <= 2; nth += 1) {
      const call = client.send('DELETE', '/api/user/second-factor/totp').catch((error: unknown) => error);
      await dialog();
      fireEvent.click(screen.getByRole('button', { name: '닫기' }));
      expect(await call).toMatchObject({ status: 403, code: 'step-up-required' });
      expect(api.calls('DELETE /api/user/second-factor/totp')).toHaveLength(nth);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  test('two at once ask once', async () => {
    api.answer('DELETE /api/user/second-factor/totp', refusal);
    api.answer('POST /api/user/second-factor/recovery-codes', refusal);
    api.answer('POST /api/user/step-up/options', { methods: ['totp'] });
    const { client } = await open();
    const calls = [
      client.send('DELETE', '/api/user/second-factor/totp'),
      client.send('POST', '/api/user/second-factor/recovery-codes'),
    ].map((call) => call.catch((error: unknown) => error));
    await dialog();
    await waitFor(() => expect(api.calls('POST /api/user/second-factor/recovery-codes')).toHaveLength(1));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'step-up-required' });
    expect(api.calls('POST /api/user/step-up/options')).toHaveLength(1);
  });
});
