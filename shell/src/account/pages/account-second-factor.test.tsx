import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SecondFactor } from '../../api/second-factor.ts';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide } from '../../testing/decide.ts';
import { cancelled, fakePasskeys, passkeyOptions } from '../../testing/fake-passkeys.ts';
import { describedBy, fill, input } from '../../testing/form-fields.ts';
import { signedIn, user } from '../../testing/sample-account.ts';
import { savedFiles } from '../../testing/saved-files.ts';

const api = mockApi<paths>();
const none: SecondFactor = { passkeys: [], recoveryCodesLeft: 0, required: false };
const laptop = { id: 'p1', name: '회사 노트북', createdAt: '2025-03-04T00:00:00Z' };
const withLaptop: SecondFactor = { ...none, passkeys: [laptop], recoveryCodesLeft: 10 };
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
let passkeys: ReturnType<typeof fakePasskeys>;

beforeEach(() => {
  passkeys = fakePasskeys();
  api.answer('GET /api/user/devices', []);
});
afterEach(() => {
  cleanup();
  passkeys.remove();
  document.cookie = 'signed_in=; max-age=0';
  jest.restoreAllMocks();
});

async function open(state: SecondFactor, input: Partial<Parameters<typeof openPage>[0]> = {}) {
  api.answer('GET /api/user/second-factor', state);
  return openPage({ definition, url: '/account/security', user, ...input });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const submitCode = () => fireEvent.submit(input('totp').form as HTMLFormElement);
const submitName = () => fireEvent.submit(input('name').form as HTMLFormElement);

describe('passkeys', () => {
  test('the first one is named, made by the browser and added; recovery codes come with it', async () => {
    const page = await open(none);
    expect(part('패스키').getByText('등록된 패스키가 없습니다.')).toBeTruthy();
    api.answer('POST /api/user/second-factor/passkeys/options', {
      ...passkeyOptions,
      rp: { id: 'localhost', name: 'Selmatrix' },
      user: { id: 'dQ', name: user.email, displayName: user.name },
      pubKeyCredParams: [],
    });
    api.answer('POST /api/user/second-factor/passkeys', laptop);
    api.answer('POST /api/user/second-factor/recovery-codes', { codes });
    // The role may wait for it, so the session is asked for anew
    document.cookie = 'signed_in=1';
    api.answer('POST /api/user/refresh', signedIn);
    press('패스키 추가');
    expect(input('name').value).toBe('패스키 1');
    fill({ name: ' ' });
    submitName();
    await waitFor(() => expect(describedBy('name')).toContain('필수 입력 항목입니다.'));
    fill({ name: ' 회사 노트북 ' });
    api.answer('GET /api/user/second-factor', withLaptop);
    submitName();
    const dialog = await screen.findByRole('dialog', { name: '복구 코드를 보관해 주세요' });
    expect(api.calls('POST /api/user/second-factor/passkeys')[0]?.body).toMatchObject({
      name: '회사 노트북',
      passkey: { type: 'public-key', response: { attestationObject: expect.any(String), transports: ['internal'] } },
    });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(await part('패스키').findByText('회사 노트북')).toBeTruthy();
    expect(page.failures).toEqual([]);
  });

  test('one that the visitor cancels is not added, and the dialog stays', async () => {
    passkeys.remove();
    passkeys = fakePasskeys({ refusal: cancelled() });
    const page = await open(none);
    api.answer('POST /api/user/second-factor/passkeys/options', {
      ...passkeyOptions,
      rp: { id: 'localhost', name: 'Selmatrix' },
      user: { id: 'dQ', name: user.email, displayName: user.name },
      pubKeyCredParams: [],
    });
    press('패스키 추가');
    submitName();
    expect(await screen.findByText('패스키 확인이 취소되었거나 시간이 지났습니다. 다시 시도해 주세요.')).toBeTruthy();
    expect(page.toasts()).toEqual(['error: 패스키를 추가하지 못했습니다']);
  });

  test('is renamed and removed', async () => {
    const page = await open(withLaptop);
    api.answer('PATCH /api/user/second-factor/passkeys/p1', { ...laptop, name: '휴대폰' });
    press('회사 노트북 이름 변경');
    expect(input('name').value).toBe('회사 노트북');
    fill({ name: '휴대폰' });
    api.answer('GET /api/user/second-factor', { ...withLaptop, passkeys: [{ ...laptop, name: '휴대폰' }] });
    submitName();
    await screen.findByRole('button', { name: '휴대폰 삭제' });
    api.answer('DELETE /api/user/second-factor/passkeys/p1', undefined);
    api.answer('GET /api/user/second-factor', none);
    press('휴대폰 삭제');
    await decide(page, true, "'휴대폰' 패스키를 삭제할까요?");
    await waitFor(() => expect(page.toasts()).toContain('success: 패스키를 삭제했습니다'));
    await screen.findByText('등록된 패스키가 없습니다.');
  });

  test.each([
    ['ko', '회사 노트북 삭제', "'회사 노트북' 패스키를 삭제할까요?", /^error: 권한이 있는 계정에는/],
    ['en', 'Remove 회사 노트북', 'Remove the passkey “회사 노트북”?', /^error: An account with a role needs/],
  ] as const)('the last one of somebody with a role stays (%s)', async (locale, button, title, toast) => {
    const page = await open({ ...withLaptop, required: true }, { locale });
    api.answer('DELETE /api/user/second-factor/passkeys/p1', () => problemResponse(409, 'last-second-factor'));
    press(button);
    await decide(page, true, title);
    await waitFor(() => expect(page.toasts()).toEqual([expect.stringMatching(toast)]));
  });
});

describe('the authenticator app', () => {
  const totp = {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Selmatrix:kim?secret=GEZDGNBVGY3TQOJQ',
  };

  test('is shown as a picture and as text, and connected by its first code', async () => {
    const page = await open(withLaptop);
    api.answer('POST /api/user/second-factor/totp', totp);
    press('인증 앱 연결');
    const picture = await screen.findByRole('img', { name: '인증 앱에 등록할 QR 코드' });
    await waitFor(() =>
      expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h\d+v1h-\d+z){100,}$/),
    );
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
    api.answer('POST /api/user/second-factor/totp/confirm', () =>
      problemResponse(400, 'validation-failed', { errors: { totp: 'wrong-code' } }),
    );
    fill({ totp: '000000' });
    submitCode();
    await waitFor(() => expect(describedBy('totp')?.[0]).toContain('인증 코드가 올바르지 않습니다.'));
    api.answer('POST /api/user/second-factor/totp/confirm', undefined);
    api.answer('GET /api/user/second-factor', { ...withLaptop, totpSince: '2025-03-04T00:00:00Z' });
    fill({ totp: '123456' });
    submitCode();
    expect(await screen.findByText('2025년 3월 4일부터 사용 중')).toBeTruthy();
    // There were recovery codes already
    expect(api.calls('POST /api/user/second-factor/recovery-codes')).toEqual([]);
    expect(page.failures).toEqual([]);
  });

  test('is disconnected after a question', async () => {
    const page = await open({ ...none, totpSince: '2025-03-04T00:00:00Z', recoveryCodesLeft: 10 });
    api.answer('DELETE /api/user/second-factor/totp', undefined);
    api.answer('GET /api/user/second-factor', none);
    press('연결 해제');
    await decide(page, true, '인증 앱 연결을 해제할까요?');
    await screen.findByRole('button', { name: '인증 앱 연결' });
    expect(screen.queryByRole('region', { name: '복구 코드' })).toBeNull();
  });
});

describe('recovery codes', () => {
  test('are made anew after a question, and copied, saved and printed', async () => {
    const files = savedFiles();
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    const page = await open({ ...withLaptop, recoveryCodesLeft: 2 });
    expect(part('복구 코드').getByText('사용할 수 있는 코드 2개')).toBeTruthy();
    api.answer('POST /api/user/second-factor/recovery-codes', { codes });
    press('새로 발급');
    await decide(page, true, '복구 코드를 새로 발급할까요?');
    const dialog = await screen.findByRole('dialog', { name: '복구 코드를 보관해 주세요' });
    fireEvent.click(within(dialog).getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    await decide(page, false, '복구 코드를 보관하셨나요?');
    expect(dialog.isConnected).toBe(true);
    press('복사');
    await waitFor(() => expect(copied).toEqual([codes.join('\n')]));
    press('파일로 저장');
    expect(files).toEqual(['selmatrix-recovery-codes.txt']);
    const print = jest.fn();
    jest.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as unknown as Window);
    press('인쇄');
    expect(print).toHaveBeenCalledTimes(1);
    const frame = document.querySelector('iframe');
    expect(frame?.contentDocument?.body.textContent).toContain(codes.join('\n'));
    fireEvent.click(within(dialog).getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that the browser does not let be copied still have to be kept', async () => {
    Object.assign(navigator, { clipboard: { writeText: async () => Promise.reject(new Error('denied')) } });
    const page = await open({ ...withLaptop, recoveryCodesLeft: 2 });
    api.answer('POST /api/user/second-factor/recovery-codes', { codes });
    press('새로 발급');
    await decide(page, true, '복구 코드를 새로 발급할까요?');
    const dialog = await screen.findByRole('dialog', { name: '복구 코드를 보관해 주세요' });
    press('복사');
    await waitFor(() =>
      expect(page.toasts()).toEqual([expect.stringMatching(/^error: 복구 코드를 복사하지 못했습니다/)]),
    );
    fireEvent.click(within(dialog).getAllByRole('button', { name: '닫기' })[0] as HTMLElement);
    await decide(page, false, '복구 코드를 보관하셨나요?');
  });

  test('that could not be made are said, and can be asked for again', async () => {
    const page = await open({ ...withLaptop, recoveryCodesLeft: 0 });
    api.answer('POST /api/user/second-factor/recovery-codes', () => problemResponse(503, 'unavailable'));
    press('복구 코드 발급');
    await waitFor(() => expect(page.toasts()).toEqual([expect.stringMatching(/^error: 서버에 연결하지 못했습니다/)]));
    expect(screen.getByRole('button', { name: '복구 코드 발급' })).toBeTruthy();
  });
});

test.each([
  ['ko', /권한을 사용하려면 2단계 인증이 필요합니다/],
  ['en', /Your role needs a second factor/],
] as const)('who needs a second factor for a role is told (%s)', async (locale, text) => {
  await open({ ...none, required: true }, { locale });
  expect(screen.getByRole('status').textContent).toMatch(text);
});
