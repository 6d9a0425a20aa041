import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { TextField, type Portal } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { SaveBar } from './save-bar.tsx';
import { useEditDraft } from './use-edit-draft.ts';

interface Stored {
  title: string;
  place: string;
}

let portal: Portal;

function Editor({ stored, version }: { stored: Stored; version: number }) {
  const form = useForm<Stored, unknown>({ initial: stored, send: () => Promise.resolve(), errorText: (code) => code });
  const draft = useEditDraft(form, { name: 'test.draft', stored, version });
  return (
    <form {...form.props}>
      <TextField label="title" {...form.field('title')} />
      <TextField label="place" {...form.field('place')} />
      <output>{draft.version}</output>
      <SaveBar form={form} draft={draft} onShowCurrent={() => undefined} />
    </form>
  );
}

const first = { title: '교육', place: '서울' };
const show = (stored: Stored, version: number) => {
  const { rerender } = render(<Editor stored={stored} version={version} />, { wrapper: inPortal(portal) });
  return (next: Stored, nextVersion: number) => rerender(<Editor stored={next} version={nextVersion} />);
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const values = () => [field('title').value, field('place').value];
const sent = () => document.querySelector('output')?.textContent;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(async () => {
  portal = await adminPortal();
  const user = { email: 'kim@example.com' } as never;
  portal.session.store.setState({ status: 'signed-in', user });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a draft of an edit', () => {
  test('takes over what only somebody else has changed, and is sent with their version', () => {
    const update = show(first, 1);
    type('title', '내 교육');
    update({ ...first, place: '부산' }, 2);
    expect([values(), sent()]).toEqual([['내 교육', '부산'], '2']);
    expect(screen.getByText(/다른 관리자의 변경을 반영했습니다: place/)).toBeTruthy();
  });

  test('asks where both changed a field, and gives either text back', () => {
    const update = show(first, 1);
    type('title', '내 교육');
    update({ ...first, title: '다른 교육' }, 2);
    expect(values()).toEqual(['내 교육', '서울']);
    fireEvent.click(screen.getByRole('button', { name: '다른 관리자의 내용 쓰기' }));
    expect(values()).toEqual(['다른 교육', '서울']);
  });

  test('of an earlier visit is there again, and merged as long as nothing was stored before it was opened', () => {
    show(first, 1);
    type('title', '내 교육');
    cleanup();
    const update = show(first, 1);
    expect(values()).toEqual(['내 교육', '서울']);
    update({ ...first, place: '부산' }, 2);
    expect([values(), sent()]).toEqual([['내 교육', '부산'], '2']);
  });

  test('of an earlier visit shows every field that differs when somebody has stored meanwhile', () => {
    show(first, 1);
    type('title', '내 교육');
    cleanup();
    show({ title: '교육', place: '부산' }, 2);
    expect([values(), sent()]).toEqual([['내 교육', '서울'], '2']);
    expect(screen.getAllByRole('button', { name: '다른 관리자의 내용 쓰기' })).toHaveLength(2);
  });

  test('stays with whoever typed it when the session ends', () => {
    show(first, 1);
    type('title', '내 교육');
    portal.session.store.setState({ status: 'signed-out' }, true);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('test.draft'))).toEqual([
      'test.draft.kim@example.com',
    ]);
  });

  test('is gone once everything is as it is stored', () => {
    show(first, 1);
    type('title', '내 교육');
    type('title', first.title);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('test.draft'))).toEqual([]);
  });
});
