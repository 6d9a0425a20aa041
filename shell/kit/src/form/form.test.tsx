import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, Checkbox, TextField, type Portal } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { adminPortal, inPortal } from '../admin/testing/admin-portal.tsx';
import type { Sending } from './form-types.ts';
import { useForm, type Form } from './use-form.ts';

const EMPTY = { name: '', email: '', kind: '', terms: false, file: undefined as File | undefined };
type Sent = typeof EMPTY;
type Send = (values: Sent, sending: Sending) => Promise<unknown>;
const send = jest.fn<Send>();
let form: Form<Sent>;
let portal: Portal;

function Application({ keepsErrors }: { keepsErrors?: boolean }) {
  const current = useForm<Sent, unknown>({
    initial: EMPTY,
    isGuarded: false,
    keepsErrors,
    send,
    check: ({ name, email }) => ({
      name: name ? undefined : 'required',
      email: email.includes('@') ? undefined : 'email',
    }),
    fieldNames: { 'consents.terms': 'terms' },
    errorText: (code, field) => `${field ?? 'form'}: ${code}`,
  });
  useEffect(() => {
    form = current;
  });
  return (
    <form {...current.props}>
      <TextField label="name" {...current.field('name')} />
      <TextField label="email" {...current.field('email')} />
      {['a', 'b'].map((kind) => (
        <input key={kind} type="radio" name="kind" value={kind} aria-label={kind} />
      ))}
      <details>
        <Checkbox label="terms" {...current.toggle('terms')} />
      </details>
      <p role="alert">{current.message}</p>
      <button type="submit">send</button>
    </form>
  );
}

const open = (props = {}) => render(<Application {...props} />, { wrapper: inPortal(portal) });
const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'send' })));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const typeAll = () => {
  type('name', '김');
  type('email', 'kim@example.com');
};

beforeEach(async () => {
  portal = await adminPortal();
});
afterEach(() => {
  cleanup();
  jest.resetAllMocks();
});

const NUMBERS = { phone: '', year: '' };

function NumbersForm({ send: sendAll }: { send(values: typeof NUMBERS): Promise<unknown> }) {
  const form = useForm({
    initial: NUMBERS,
    isGuarded: false,
    send: sendAll,
    errorText: (code) => code,
  });
  return (
    <form {...form.props}>
      <TextField label="phone" type="tel" maxLength={13} {...form.field('phone')} />
      <TextField label="year" inputMode="numeric" maxLength={4} {...form.field('year')} />
      <button type="submit">send</button>
    </form>
  );
}

describe('a form that sends', () => {
  test('marks what is empty for the eye: Safari shows today in an empty day', () => {
    open();
    expect(input('name').hasAttribute('data-empty')).toBe(true);
    type('name', '김');
    expect(input('name').hasAttribute('data-empty')).toBe(false);
  });

  test('brings pasted numbers into their form before it cuts them', async () => {
    const sendAll = jest.fn((_values: typeof NUMBERS) => Promise.resolve());
    render(<NumbersForm send={sendAll} />, { wrapper: inPortal(portal) });
    type('phone', '\u200b\u200b０１０－0000–10189');
    type('year', '‘１990’년');
    expect([input('phone').value, input('year').value]).toEqual(['010-0000-1018', '1990']);
    // As before the page was hydrated, when no script saw it
    input('phone').value = '02−000−1018';
    await press();
    expect(sendAll.mock.calls[0]?.[0]).toEqual({ phone: '02-000-1018', year: '1990' });
  });

  test('focuses a field that is found wrong while something else of the form is being shown', () => {
    function UploadForm() {
      const form = useForm({
        initial: { place: '서울' },
        send: () => Promise.resolve(),
        errorText: (code) => code,
      });
      const [share, setShare] = useState(0);
      useLayoutEffect(() => {
        if (share === 1 && !form.errors.place) form.refuse({ place: 'required' });
      });
      return (
        <form {...form.props}>
          <TextField label="장소" {...form.field('place')} />
          <button type="button" onClick={() => setShare(1)}>
            {share}
          </button>
        </form>
      );
    }
    render(<UploadForm />, { wrapper: inPortal(portal) });
    fireEvent.click(screen.getByRole('button'));
    expect(document.activeElement).toBe(input('장소'));
  });

  test('shows what is wrong with all fields at once, and focuses the first', async () => {
    open();
    await press();
    expect([screen.queryByText('name: required'), screen.queryByText('email: email')]).not.toContain(null);
    expect(document.activeElement).toBe(input('name'));
    type('name', '김');
    expect(screen.queryByText('name: required')).toBeNull();
    expect(screen.getByText('email: email')).toBeTruthy();
    expect(document.activeElement).toBe(input('name'));
  });

  test.each(['ㅤ', '\uffa0\u115f\u1160', '\u200b \u2060', ' \u3000', '\u2800'])('%j fills in no field', async (text) => {
    open();
    type('name', text);
    await press();
    expect(screen.getByText('name: required')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  test('may leave its errors until the next attempt', async () => {
    open({ keepsErrors: true });
    await press();
    typeAll();
    expect(screen.getByText('name: required')).toBeTruthy();
    await press();
    expect(screen.queryByText('name: required')).toBeNull();
  });

  test('takes what was typed, chosen and ticked before the page was hydrated', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const node = inPortal(portal)({ children: <Application /> });
    container.innerHTML = renderToString(node);
    const typed = container.querySelectorAll('input');
    Object.assign(typed[0]!, { value: '김' });
    Object.assign(typed[1]!, { value: 'kim@example.com' });
    for (const index of [3, 4]) Object.assign(typed[index]!, { checked: true });
    await act(async () => render(node, { container, hydrate: true }));
    await press();
    expect(send.mock.calls.map(([values]) => values)).toEqual([
      { name: '김', email: 'kim@example.com', kind: 'b', terms: true, file: undefined },
    ]);
  });

  test('shows a refusal at the fields that the service names, opening what hides them', async () => {
    send.mockRejectedValueOnce(new ApiError(400, { errors: { 'consents.terms': 'consent', unheard: 'of' } }));
    open();
    typeAll();
    await press();
    expect(screen.getByText('terms: consent').closest('details')?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('says at the field that a resident number cannot be sent', async () => {
    send.mockRejectedValueOnce(new ApiError(400, { errors: { name: 'resident-number' } }));
    open();
    typeAll();
    await press();
    expect(screen.getByText('주민등록번호는 보낼 수 없습니다. 뒤의 여섯 자리를 지워 주세요.')).toBeTruthy();
    expect(screen.queryByText('name: resident-number')).toBeNull();
  });

  test.each([
    [new ApiError(400, { code: 'odd', errors: { unheard: 'of' } }), 'form: odd'],
    [new ApiError(0), 'form: network'],
    [new ApiError(403, { code: 'forbidden', requiredRole: 'administrator' }), '관리자 권한이 필요합니다.'],
    [
      new ApiError(400, { code: 'validation-failed', errors: { 'rows.1.memo': 'resident-number' } }),
      '주민등록번호는 보낼 수 없습니다. 뒤의 여섯 자리를 지워 주세요.',
    ],
    [new ApiError(429, { code: 'too-many-requests' }, 42), '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 42초 뒤)'],
  ])('says in words why it failed, and keeps everything: %#', async (error, text) => {
    send.mockRejectedValueOnce(error);
    open();
    typeAll();
    await press();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect([input('name').value, input('email').value]).toEqual(['김', 'kim@example.com']);
  });

  test('a fault of the code counts as a lost connection, and is not swallowed', async () => {
    send.mockRejectedValueOnce(new TypeError('a bug'));
    open();
    typeAll();
    await act(async () => expect(form.submit()).rejects.toThrow('a bug'));
    expect(screen.getByRole('alert').textContent).toBe('form: network');
  });

  test('thirty presses are one request', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    open();
    typeAll();
    for (let count = 0; count < 30; count += 1) fireEvent.submit(document.forms[0]!);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('another file is another request', async () => {
    const keys: string[] = [];
    send.mockImplementation(async (values, { keyFor }) => {
      keys.push(keyFor(values));
      throw new ApiError(503);
    });
    open();
    typeAll();
    const file = (name: string) => new File(['x'], name, { lastModified: 1 });
    for (const name of ['a.pdf', 'a.pdf', 'b.pdf']) {
      await act(async () => form.set({ file: file(name) }));
      await press();
    }
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('is filled in where nothing was typed, which is no change', async () => {
    open();
    type('name', '다른 이름');
    await act(async () => form.fillIn({ name: '김', email: 'kim@example.com' }));
    expect([input('name').value, input('email').value]).toEqual(['다른 이름', 'kim@example.com']);
    type('name', '');
    expect(form.changed).toBe(false);
  });
});
