import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, TextField, type Portal } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LocalizedFields } from '../admin/form/localized-fields.tsx';
import { SaveBar } from '../admin/form/save-bar.tsx';
import { useEditForm } from '../admin/form/use-edit-form.ts';
import { adminPortal, inPortal } from '../admin/testing/admin-portal.tsx';
import { useForm } from './use-form.ts';

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
