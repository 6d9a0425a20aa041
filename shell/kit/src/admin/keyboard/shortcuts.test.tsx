import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TextField } from '@portal/kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormActions } from '../form/form-section.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { listShortcuts, onAnnouncement, turnCharacters } from './shortcuts.ts';

interface Person {
  id: string;
  name: string;
}

const people: Person[] = [
  { id: 'kim', name: '김하나' },
  { id: 'lee', name: '이두리' },
];
let portal: Awaited<ReturnType<typeof adminPortal>>;
let said: string[];
let end: () => void;

beforeEach(async () => {
  portal = await adminPortal();
  said = [];
  end = onAnnouncement((text) => said.push(text));
  history.replaceState(null, '', '/admin/members?search=kim');
});
afterEach(() => {
  cleanup();
  end();
  localStorage.clear();
  sessionStorage.clear();
});

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;
const show = (children: React.ReactNode) => render(children, { wrapper: inPortal(portal) });
const onSelect = jest.fn<(selected: Set<string>) => void>();

const list = (
  <>
    <ListSearch value="" label="이름" onSearch={() => undefined} />
    <DataTable<Person>
      caption="회원"
      columns={[{ id: 'name', header: '이름', cell: ({ name }) => name }]}
      rows={people}
      rowKey={({ id }) => id}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => `/admin/members/${id}`}
      selected={new Set<string>()}
      onSelect={onSelect}
      empty={null}
    />
  </>
);

describe('keys in a list', () => {
  test('go from row to row, and say where it ends', () => {
    show(list);
    press('j');
    expect(focused()).toBe('김하나');
    press('j');
    expect(focused()).toBe('이두리');
    press('j');
    expect(said).toEqual(['마지막 항목입니다']);
    press('k');
    expect(focused()).toBe('김하나');
  });

  test('are told by their place while Hangul is on', () => {
    show(list);
    press('ㅓ', { code: 'KeyJ' });
    expect(focused()).toBe('김하나');
  });

  test('tick the row with the focus', () => {
    show(list);
    press('x');
    expect(onSelect).not.toHaveBeenCalled();
    press('j');
    press('x');
    expect(onSelect.mock.calls.map(([keys]) => [...keys])).toEqual([['kim']]);
  });

  test('reach the search, in which they are letters again', () => {
    show(list);
    press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '이름' }));
    expect(press('j')).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '이름' }));
  });

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Shift', { shiftKey: true }],
    ['while a syllable is composed', { isComposing: true }],
  ])('do nothing %s', (_when, more) => {
    show(list);
    press('j', more);
    expect(document.activeElement).toBe(document.body);
  });

  test('can be turned off', () => {
    show(list);
    turnCharacters(false);
    press('j');
    expect(document.activeElement).toBe(document.body);
    turnCharacters(true);
    press('j');
    expect(focused()).toBe('김하나');
  });

  test('do nothing below a dialog, and are no longer listed', () => {
    show(list);
    expect(listShortcuts().map(({ keys }) => keys)).toEqual(['/', 'j', 'k', 'x']);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press('j');
    expect(document.activeElement).toBe(document.body);
    expect(listShortcuts()).toEqual([]);
    dialog.remove();
  });
});

describe('a page of an item', () => {
  const back = { to: '/admin/members', label: '회원' };

  function openItem(id: string) {
    show(list);
    cleanup();
    history.replaceState(null, '', `/admin/members/${id}`);
    const navigate = jest.fn();
    Object.assign(portal, { navigate });
    show(
      <AdminPage title={id} back={back}>
        text
      </AdminPage>,
    );
    return navigate;
  }

  test('leads to the items around it and to the list as it was', () => {
    const navigate = openItem('kim');
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.getByRole('link', { name: '다음 항목' }).getAttribute('href')).toBe('/admin/members/lee');
    expect(screen.queryByRole('link', { name: '이전 항목' })).toBeNull();
    expect(screen.getByRole('link', { name: '회원' }).getAttribute('href')).toBe('/admin/members?search=kim');
    press('k');
    expect(said).toEqual(['첫 항목입니다']);
    press('j');
    press('u');
    expect(navigate.mock.calls).toEqual([['/admin/members/lee'], ['/admin/members?search=kim']]);
  });

  test('has no neighbours when no list has shown it', () => {
    openItem('park');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('link', { name: '회원' }).getAttribute('href')).toBe('/admin/members');
  });
});

describe('Ctrl S', () => {
  const saved = jest.fn<(name: string) => void>();
  const formOf = (name: string) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved(name);
      }}
    >
      <TextField label={name} />
      <SaveBar form={{ state: 'idle', changed: true, reset: () => undefined }} />
    </form>
  );
  afterEach(() => {
    saved.mockClear();
  });

  test('saves the form in which somebody types, and the page is not saved', () => {
    show(
      <>
        {formOf('first')}
        {formOf('second')}
      </>,
    );
    screen.getByLabelText('first').focus();
    expect(press('s', { ctrlKey: true })).toBe(false);
    expect(saved.mock.calls).toEqual([['first']]);
  });

  test.each([
    [true, 1],
    [undefined, 0],
  ])('presses the button of a form whose actions are saved: %s', (isSaved, times) => {
    show(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saved('form');
        }}
      >
        <TextField label="name" />
        <FormActions isSaved={isSaved}>
          <button type="submit">저장</button>
        </FormActions>
      </form>,
    );
    screen.getByLabelText('name').focus();
    press('s', { ctrlKey: true });
    expect(saved).toHaveBeenCalledTimes(times);
  });
});
