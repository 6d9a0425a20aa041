import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { useLeaveGuard, type Portal } from '@portal/kit';
import { createTestPortal, TestPortal } from '@portal/kit/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createHistoryEntries, type HistoryEntries } from './history-entries.ts';
import { createLeaveGuard } from './leave-guard.ts';

const messages = {
  shell: { common: { leave: { title: '저장되지 않았습니다', text: '나가시겠습니까?', confirm: '나가기' } } },
};
const portal: Portal = createTestPortal({ messages });
let shown = '/';
const entries: HistoryEntries = createHistoryEntries();
const guard = createLeaveGuard({ portal, entries, isElsewhere: () => location.pathname !== shown });
const heard: string[] = [];
addEventListener('popstate', (event) => {
  if (!guard.stops(event)) heard.push(location.pathname);
});

function Form({ changed, take }: { changed: boolean; take?(release: () => void): void }) {
  const release = useLeaveGuard(changed);
  take?.(release);
  return null;
}

function showForm(changed: boolean, take?: (release: () => void) => void) {
  return render(
    <TestPortal portal={portal}>
      <Form changed={changed} take={take} />
    </TestPortal>,
  );
}

function open(path: string): void {
  history.pushState(entries.open(), '', path);
  shown = path;
}

const question = () => portal.alerts.store.getState().current;
const asked = () => waitFor(() => expect(question()).toBeDefined());

beforeEach(() => {
  open('/list');
  open('/form');
  heard.length = 0;
});
afterEach(cleanup);

describe('a page with unsaved changes', () => {
  test('lets everybody go while nothing has changed', async () => {
    showForm(false);
    expect(await guard.mayLeave()).toBe(true);
    expect(question()).toBeUndefined();
  });

  test('asks before a link, and asks again after "stay"', async () => {
    showForm(true);
    for (const answer of [false, true]) {
      const leaving = guard.mayLeave();
      expect(question()).toMatchObject({ title: '저장되지 않았습니다' });
      question()?.close(answer);
      expect(await leaving).toBe(answer);
    }
  });

  test('takes Back back, asks, and stays when told to', async () => {
    showForm(true);
    history.back();
    await asked();
    expect(location.pathname).toBe('/form');
    await act(async () => question()?.close(false));
    expect(location.pathname).toBe('/form');
    expect(heard).toEqual([]);
  });

  test('goes back after "leave", heard of once', async () => {
    showForm(true);
    history.back();
    await asked();
    await act(async () => question()?.close(true));
    await waitFor(() => expect(location.pathname).toBe('/list'));
    expect(heard).toEqual(['/list']);
    shown = '/list';
    entries.revisit();
  });

  test('is left freely once saved', async () => {
    let release = () => undefined as void;
    showForm(true, (given) => (release = given));
    release();
    expect(await guard.mayLeave()).toBe(true);
  });

  test('has the browser ask before a reload, until nothing is changed any more', () => {
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { rerender } = showForm(true);
    expect(reload()).toBe(true);
    rerender(
      <TestPortal portal={portal}>
        <Form changed={false} />
      </TestPortal>,
    );
    expect(reload()).toBe(false);
  });
});
