import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Portal, type Settled } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { adminPortal, inPortal } from '../admin/testing/admin-portal.tsx';
import { toastWords } from '../testing/toast-words.ts';
import { saveFile } from './save-file.ts';
import { useAction, type Action } from './use-action.ts';
import { useRemote } from './use-remote.ts';
import { useRetry } from './use-retry.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const toastsOf = (portal: Portal) => portal.toasts.store.getState().items.map(toastWords);
const answer = (portal: Portal, isSure: boolean) =>
  act(async () => portal.alerts.store.getState().current?.close(isSure));

describe('remote data', () => {
  type Load = (signal: AbortSignal) => Promise<string>;

  function Shown({ kind, page, load, onFailed }: { kind?: string; page: number; load: Load; onFailed?(): void }) {
    const { data, loading, error, reload, show } = useRemote(kind ? [kind, page] : undefined, load, { onFailed });
    return (
      <>
        <output>{`${data} ${loading} ${error?.code}`}</output>
        <button onClick={reload}>reload</button>
        <button onClick={() => show('newer')}>show</button>
      </>
    );
  }

  const shown = () => screen.getByRole('status').textContent;

  test('come when there is a key, and stay in sight while others of their kind are on their way', async () => {
    const load = jest.fn<Load>(() => Promise.resolve('first'));
    const { rerender } = render(<Shown page={1} load={load} />);
    expect([shown(), load.mock.calls.length]).toEqual(['undefined false undefined', 0]);
    await act(async () => rerender(<Shown kind="news" page={1} load={load} />));
    expect(shown()).toBe('first false undefined');
    load.mockReturnValue(new Promise(() => undefined));
    await act(async () => rerender(<Shown kind="news" page={2} load={load} />));
    expect(shown()).toBe('first true undefined');
    await act(async () => rerender(<Shown kind="cases" page={2} load={load} />));
    expect(shown()).toBe('undefined true undefined');
  });

  test('are aborted when other ones are wanted and when the page is left, and then come too late', async () => {
    const signals: AbortSignal[] = [];
    let arrive: (text: string) => void = () => undefined;
    const load: Load = (signal) => {
      signals.push(signal);
      return new Promise((resolve) => (arrive = resolve));
    };
    const { rerender, unmount } = render(<Shown kind="news" page={1} load={load} />);
    const late = arrive;
    await act(async () => rerender(<Shown kind="news" page={2} load={load} />));
    await act(async () => late('of page 1'));
    expect(shown()).toBe('undefined true undefined');
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('that fail are told once for each attempt, keep what there was, and can be asked for again', async () => {
    const load = jest.fn<Load>(() => Promise.resolve('first'));
    const onFailed = jest.fn();
    await act(async () => render(<Shown kind="news" page={1} load={load} onFailed={onFailed} />));
    load.mockRejectedValue(new ApiError(503, { code: 'unavailable' }));
    await press('reload');
    expect([shown(), onFailed.mock.calls.length]).toEqual(['first false unavailable', 1]);
    load.mockResolvedValue('second');
    await press('reload');
    expect([shown(), onFailed.mock.calls.length]).toEqual(['second false undefined', 1]);
  });

  test('give way to what a change was answered with, until they are read again', async () => {
    await act(async () => render(<Shown kind="news" page={1} load={() => Promise.resolve('stored')} />));
    await press('show');
    expect(shown()).toBe('newer false undefined');
    await press('reload');
    expect(shown()).toBe('stored false undefined');
  });
});

describe('a part of a page that failed', () => {
  function Part({ loaded, read }: { loaded: Settled<string>; read(): Promise<string> }) {
    const { result, isBusy, retry } = useRetry(loaded, read);
    return (
      <>
        <output>{`${result.ok ? result.value : result.status} ${isBusy}`}</output>
        <button onClick={retry}>retry</button>
      </>
    );
  }

  test('is tried again, until the page brings a newer result', async () => {
    const portal = await adminPortal();
    const read = () => Promise.resolve('read again');
    const failed = { ok: false, status: 503 } as const;
    const { rerender } = render(<Part loaded={failed} read={read} />, { wrapper: inPortal(portal) });
    expect(screen.getByRole('status').textContent).toBe('503 false');
    await press('retry');
    expect(screen.getByRole('status').textContent).toBe('read again false');
    rerender(<Part loaded={{ ok: true, value: 'loaded' }} read={read} />);
    expect(screen.getByRole('status').textContent).toBe('loaded false');
  });
});

describe('an action', () => {
  function Acting({ action }: { action: Action<number> }) {
    const { run, busy } = useAction();
    return (
      <>
        <output>{busy ?? 'idle'}</output>
        <button onClick={() => void run(action, 'counting')}>run</button>
      </>
    );
  }

  async function show(action: Action<number>) {
    const portal = await adminPortal();
    render(<Acting action={action} />, { wrapper: inPortal(portal) });
    return portal;
  }

  test('a fault of the code counts as a lost connection, and is not swallowed', async () => {
    let run: ReturnType<typeof useAction>['run'] | undefined;
    function Faulty() {
      const action = useAction();
      useEffect(() => {
        ({ run } = action);
      });
      return null;
    }
    const portal = await adminPortal();
    render(<Faulty />, { wrapper: inPortal(portal) });
    const work = () => Promise.reject<number>(new TypeError('a bug'));
    await act(async () => expect(run?.({ work, failed: ({ code }) => code })).rejects.toThrow('a bug'));
    expect(toastsOf(portal)).toEqual(['error: network']);
  });

  test.each([
    [{ requiredRole: 'agent', section: 'support' }, 'error: support의 담당자 권한이 필요합니다.'],
    [{ requiredRole: 'administrator' }, 'error: 관리자 권한이 필요합니다.'],
    [{}, 'error: not done'],
  ])('that is refused says which role is missing: %j', async (refusal, toast) => {
    const work = () => Promise.reject<number>(new ApiError(403, { code: 'forbidden', ...refusal }));
    const portal = await show({ work, failed: 'not done' });
    await press('run');
    expect(toastsOf(portal)).toEqual([toast]);
  });

  const busy = () => screen.getByRole('status').textContent;

  test('runs once for thirty presses, is busy meanwhile, and says that it is done', async () => {
    let arrive: (count: number) => void = () => undefined;
    const work = jest.fn(() => new Promise<number>((resolve) => (arrive = resolve)));
    const portal = await show({ work, done: (count) => `${count} changed` });
    for (let count = 0; count < 30; count += 1) fireEvent.click(screen.getByRole('button'));
    await act(async () => undefined);
    expect([work.mock.calls.length, busy()]).toEqual([1, 'counting']);
    await act(async () => arrive(3));
    expect([toastsOf(portal), busy()]).toEqual([['success: 3 changed'], 'idle']);
  });

  test('asks first, and does nothing without a yes', async () => {
    const work = jest.fn(() => Promise.resolve(1));
    const question = { title: 'Delete?', text: 'For good.', confirmLabel: 'Delete' };
    const portal = await show({ question: () => Promise.resolve(question), work });
    await press('run');
    await answer(portal, false);
    expect(work).not.toHaveBeenCalled();
    await press('run');
    await answer(portal, true);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('that finds nothing to ask about goes on', async () => {
    const work = jest.fn(() => Promise.resolve(1));
    await show({ question: () => Promise.resolve(undefined), work });
    await press('run');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('says why it failed, also while it finds out what to ask, and can be pressed again', async () => {
    const onFailed = jest.fn();
    const question = jest
      .fn<() => Promise<undefined>>()
      .mockRejectedValueOnce(new ApiError(503, { code: 'unavailable' }));
    const work = jest.fn(() => Promise.reject<number>(new ApiError(409, { code: 'stale-edit' })));
    const portal = await show({ question, work, failed: ({ code }) => `failed: ${code}`, onFailed });
    await press('run');
    await press('run');
    expect(toastsOf(portal)).toEqual(['error: failed: unavailable', 'error: failed: stale-edit']);
    expect([onFailed.mock.calls.length, busy()]).toEqual([2, 'idle']);
  });
});

test('a file is saved under its name, and its URL is kept until every browser has read it', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoke });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  saveFile(new Blob(['x']), '회원.csv');
  expect(saved).toEqual(['회원.csv blob:x']);
  jest.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledWith('blob:x');
});
