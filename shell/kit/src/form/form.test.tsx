import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, Checkbox, TextField, type Portal } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { LocalizedFields } from '../admin/form/localized-fields.tsx';
import { SaveBar } from '../admin/form/save-bar.tsx';
import { useEditForm } from '../admin/form/use-edit-form.ts';
import { adminPortal, inPortal } from '../admin/testing/admin-portal.tsx';
import type { Sending } from './form-types.ts';
import { useForm, type Form } from './use-form.ts';

interface Values {
  title: string;
  titleEn: string;
  place: string;
}

type Save = (values: Values, context: { idempotencyKey: string }) => Promise<string>;

const stored: Values = { title: '기초 과정', titleEn: '', place: '서울' };
const save = jest.fn<Save>();
const onSaved = jest.fn();
const onShowCurrent = jest.fn();
let portal: Portal;

function EditForm({ initial }: { initial: Values }) {
  const form = useForm({
    initial,
    send: (values, { keyFor }) => save(values, { idempotencyKey: keyFor(values) }),
    onSent: (answer) => onSaved(answer),
    check: ({ title }) => ({ title: title ? undefined : 'required' }),
    errorText: (code, field) => `${field ?? 'form'}: ${code}`,
  });
  return (
    <form {...form.props}>
      <LocalizedFields label="제목" ko={form.field('title')} en={form.field('titleEn')} />
      <TextField label="장소" {...form.field('place')} />
      <SaveBar form={form} onShowCurrent={onShowCurrent} />
    </form>
  );
}

function show(initial = stored) {
  const { rerender } = render(<EditForm initial={initial} />, { wrapper: inPortal(portal) });
  return (next: Values) => rerender(<EditForm initial={next} />);
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '저장' })));
const keyOf = (call: number) => save.mock.calls[call]?.[1].idempotencyKey;

beforeEach(async () => {
  portal = await adminPortal();
  save.mockResolvedValue('saved');
});
afterEach(() => {
  cleanup();
  jest.resetAllMocks();
});

describe('a form that edits', () => {
  test('guards changes until they are stored, and says so', async () => {
    show();
    expect(portal.leaveGuards.size).toBe(0);
    type('장소', '남양주');
    expect(portal.leaveGuards.size).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('저장하지 않은 변경 사항이 있습니다');
    await submit();
    expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, place: '남양주' });
    expect(onSaved).toHaveBeenCalledWith('saved');
    expect(portal.leaveGuards.size).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('저장되었습니다');
  });

  test('is left freely by what runs after a save', async () => {
    onSaved.mockImplementation(() => expect(portal.leaveGuards.size).toBe(0));
    show();
    type('장소', '남양주');
    await submit();
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  test('sends nothing that is wrong, and focuses the first wrong field', async () => {
    show();
    type('제목 (한국어)', '');
    await submit();
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input('제목 (한국어)'));
    expect(input('제목 (한국어)').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('title: required')).toBeTruthy();
  });

  test('shows what the service finds wrong beside its field, until that is changed', async () => {
    save.mockRejectedValueOnce(new ApiError(400, { code: 'validation-failed', errors: { place: 'too-long' } }));
    show();
    type('장소', '가'.repeat(300));
    await submit();
    expect(screen.getByText('place: too-long')).toBeTruthy();
    type('장소', '서울');
    expect(screen.queryByText('place: too-long')).toBeNull();
  });

  test('sends the same values under the same key, and others under another', async () => {
    save.mockRejectedValueOnce(new ApiError(0)).mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
    show();
    type('장소', '남양주');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('form: network');
    await submit();
    type('장소', '부산');
    await submit();
    expect(keyOf(1)).toBe(keyOf(0));
    expect(keyOf(2)).not.toBe(keyOf(1));
  });

  test('keeps what was typed when somebody else was first, and shows theirs after a question', async () => {
    save.mockRejectedValueOnce(new ApiError(409, { code: 'stale-edit' }));
    const update = show();
    type('장소', '남양주');
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('다른 관리자가 먼저 저장했습니다');
    expect(input('장소').value).toBe('남양주');
    fireEvent.click(screen.getByRole('button', { name: '최신 내용 불러오기' }));
    await act(async () => portal.alerts.store.getState().current?.close(true));
    expect(onShowCurrent).toHaveBeenCalled();
    update({ ...stored, place: '대전' });
    expect(input('장소').value).toBe('대전');
    expect(portal.leaveGuards.size).toBe(0);
  });

  test('takes newer stored values only where nothing was typed', () => {
    const update = show();
    update({ ...stored, title: '심화 과정' });
    expect(input('제목 (한국어)').value).toBe('심화 과정');
    type('장소', '남양주');
    update({ ...stored, title: '다른 과정' });
    expect(input('제목 (한국어)').value).toBe('심화 과정');
  });

  test('asks for Korean and leaves English to choice', () => {
    show();
    expect(input('제목 (한국어)').required).toBe(true);
    expect(input('제목 (영어)').required).toBe(false);
    expect(input('제목 (영어)').lang).toBe('en');
  });
});

test('a section that was built with useEditForm still edits', async () => {
  function Former() {
    const form = useEditForm({
      initial: { place: '서울' },
      save: (values, context) => save({ ...stored, ...values }, context),
      onSaved,
      errorText: (code) => code,
    });
    return (
      <form {...form.props}>
        <TextField label="장소" {...form.field('place')} />
        <SaveBar form={form} />
      </form>
    );
  }
  render(<Former />, { wrapper: inPortal(portal) });
  type('장소', '남양주');
  await submit();
  expect(save.mock.calls[0]?.[0]).toEqual({ ...stored, place: '남양주' });
  expect(onSaved).toHaveBeenCalledWith('saved');
});

describe('a form that sends', () => {
  const EMPTY = { name: '', email: '', kind: '', terms: false, file: undefined as File | undefined };
  type Sent = typeof EMPTY;
  type Send = (values: Sent, sending: Sending) => Promise<unknown>;
  const send = jest.fn<Send>();
  let form: Form<Sent>;

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
  const typeAll = () => {
    type('name', '김');
    type('email', 'kim@example.com');
  };

  test('focuses a field that is found wrong while something else of the form is being shown', () => {
    function UploadForm() {
      const form = useForm({
        initial: stored,
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

  test.each([
    [new ApiError(400, { code: 'odd', errors: { unheard: 'of' } }), 'form: odd'],
    [new ApiError(0), 'form: network'],
    [new ApiError(403, { code: 'forbidden', requiredRole: 'administrator' }), '관리자 권한이 필요합니다.'],
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
