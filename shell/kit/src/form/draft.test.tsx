import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ApiError, PasswordField, TextField, type Portal } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminPortal, inPortal } from '../admin/testing/admin-portal.tsx';
import { useDraft, type DraftOptions } from './use-draft.ts';
import { useForm } from './use-form.ts';

const EMPTY = { title: '', password: '' };
let portal: Portal;
let keys: string[];
let answer: () => Promise<unknown>;

type Given = Partial<DraftOptions<typeof EMPTY>> & { initial?: typeof EMPTY };

function Form({ initial = EMPTY, ...options }: Given) {
  const form = useForm({
    initial,
    send(values, { keyFor }) {
      keys.push(keyFor(values));
      return answer();
    },
    errorText: (code) => code,
  });
  const draft = useDraft(form, { name: 'test.draft', owner: 'kim@example.com', ...options });
  return (
    <form {...form.props}>
      <TextField label="title" {...form.field('title')} />
      <PasswordField label="password" {...form.field('password')} />
      <output>{`${draft.isRestored ? 'restored' : 'new'} ${draft.version}`}</output>
      <button type="submit">send</button>
      <button type="button" onClick={draft.discard}>
        discard
      </button>
    </form>
  );
}

const open = (given: Given = {}) => render(<Form {...given} />, { wrapper: inPortal(portal) });
const title = () => screen.getByLabelText<HTMLInputElement>('title');
const type = (value: string) => fireEvent.change(title(), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const state = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  portal = await adminPortal();
  keys = [];
  answer = () => Promise.resolve('received');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a draft', () => {
  test('comes back after the page was left, and is gone once it was received', async () => {
    open();
    type('half a title');
    cleanup();
    open();
    expect([title().value, state()]).toEqual(['half a title', 'restored undefined']);
    await press('send');
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    open();
    expect([title().value, state()]).toEqual(['', 'new undefined']);
  });

  test('is sent under the key of its first attempt', async () => {
    answer = () => Promise.reject(new ApiError(0));
    open();
    type('a title');
    await press('send');
    cleanup();
    open();
    await press('send');
    expect(keys[1]).toBe(keys[0]);
  });

  test('never holds secrets, nor the attempt that would tell them', async () => {
    answer = () => Promise.reject(new ApiError(0));
    open({ secrets: ['password'] });
    type('a title');
    fireEvent.change(screen.getByLabelText('password'), { target: { value: 'Secret!pass' } });
    await press('send');
    expect(sessionStorage.getItem('test.draft')).toContain('a title');
    expect(sessionStorage.getItem('test.draft')).not.toContain('Secret!pass');
  });

  test('is shown to nobody else, and not lost by their visit', () => {
    open();
    type('of Kim');
    cleanup();
    open({ owner: 'lee@example.com' });
    expect([title().value, state()]).toEqual(['', 'new undefined']);
    cleanup();
    open();
    expect(title().value).toBe('of Kim');
  });

  test('waits until it is known who is here, and leaves alone what was typed meanwhile', () => {
    open();
    type('earlier');
    cleanup();
    const { rerender } = open({ isReady: false });
    expect(title().value).toBe('');
    rerender(<Form isReady />);
    expect(title().value).toBe('earlier');
  });

  test('is not said to be back when all of it was typed just now', () => {
    const { rerender } = open({ isReady: false });
    type('typed before the session was known');
    rerender(<Form isReady />);
    expect([title().value, state()]).toEqual(['typed before the session was known', 'new undefined']);
  });

  test('begins from the version that was there, until it is given up', async () => {
    const stored = { title: 'stored', password: '' };
    open({ initial: stored, version: '3', isLasting: true });
    type('changed');
    expect(localStorage).toHaveLength(1);
    cleanup();
    open({ initial: { ...stored, title: 'by somebody else' }, version: '4', isLasting: true });
    expect([title().value, state()]).toEqual(['changed', 'restored 3']);
    await press('discard');
    expect([title().value, state(), localStorage.length]).toEqual(['by somebody else', 'new 4', 0]);
  });
});
