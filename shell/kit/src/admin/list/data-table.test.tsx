import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { CellTitle } from './cell-lines.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Person {
  id: string;
  name: string;
}

const people: Person[] = [
  { id: '1', name: '김하나' },
  { id: '2', name: '이두리' },
];
const wrapper = inPortal(await adminPortal());

const table: DataTableProps<Person> = {
  caption: '회원',
  columns: [
    { id: 'name', header: '이름', cell: (row) => row.name, sortable: true },
    { id: 'id', header: '번호', cell: (row) => row.id, align: 'end' },
  ],
  rows: people,
  rowKey: (row) => row.id,
  rowLabel: (row) => row.name,
  empty: <p>아무도 없습니다</p>,
};

function show(props: Partial<DataTableProps<Person>> = {}) {
  render(<DataTable<Person> {...table} {...props} />, { wrapper });
}

afterEach(cleanup);

describe('a table', () => {
  test('is called by its caption and says what it is sorted by', () => {
    show({ sort: '-name', onSort: () => undefined });
    const table = screen.getByRole('table', { name: '회원' });
    expect(within(table).getByRole('columnheader', { name: '이름' }).getAttribute('aria-sort')).toBe('descending');
    expect(within(table).getByRole('columnheader', { name: '번호' }).hasAttribute('aria-sort')).toBe(false);
  });

  test.each([
    [{ requiredRole: 'manager', section: 'support' }, 'support의 책임자 권한이 필요합니다.'],
    [{ code: 'step-up-required' }, '본인 확인을 하지 않아 진행하지 않았습니다.'],
    [{}, '볼 수 있는 권한이 없습니다.'],
  ])('says why it may not be read: %j', (refusal, text) => {
    show({ rows: [], error: new ApiError(403, { code: 'forbidden', ...refusal }) });
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  test('sorts by a press on a header, and by a choice where headers are not shown', () => {
    const onSort = jest.fn();
    show({ sort: 'name', onSort });
    fireEvent.click(screen.getByRole('button', { name: '이름' }));
    fireEvent.change(screen.getByLabelText('정렬'), { target: { value: '-name' } });
    expect(onSort.mock.calls).toEqual([['-name'], ['-name']]);
  });

  test('is walked by rows that are called by their first cell', () => {
    show({ selected: new Set(), onSelect: () => undefined });
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['김하나', '이두리']);
  });

  test('says the language of what is another than the page’s', () => {
    show({ rows: [...people, { id: 'A note on the new sensor', name: 'How to set the sensor' }] });
    const foreign = [...document.querySelectorAll('tbody [lang]')].map(({ textContent }) => textContent);
    expect(foreign).toEqual(['How to set the sensor', 'A note on the new sensor']);
  });

  test('says the language of a title in a cell of several lines', () => {
    render(<CellTitle>How to set the sensor</CellTitle>, { wrapper });
    expect(screen.getByText('How to set the sensor').lang).toBe('en');
    cleanup();
    render(<CellTitle>센서 설정</CellTitle>, { wrapper });
    expect(screen.getByText('센서 설정').lang).toBe('');
  });

  test('says what it is sorted by when that changes', () => {
    const Sorted = () => {
      const [sort, setSort] = useState('name');
      return <DataTable<Person> {...table} sort={sort} onSort={setSort} />;
    };
    render(<Sorted />, { wrapper });
    const live = document.querySelector('[aria-live="polite"]');
    fireEvent.click(screen.getByRole('button', { name: '이름' }));
    expect([live?.isConnected, live?.textContent]).toEqual([true, '이름 내림차순']);
  });

  test('opens a row by the link in its first cell', () => {
    show({ rowHref: (row) => `/admin/members/${row.id}` });
    expect(screen.getByRole('link', { name: '이두리' }).getAttribute('href')).toBe('/admin/members/2');
  });

  test('opens a row by a press anywhere in it, but not on a control', () => {
    const onOpen = jest.fn();
    show({ onOpen, selected: new Set(), onSelect: () => undefined });
    fireEvent.click(screen.getByRole('cell', { name: /2$/ }));
    expect(onOpen).toHaveBeenCalledWith(people[1]);
    fireEvent.click(screen.getByRole('checkbox', { name: '이두리 선택' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test('chooses rows one by one or all at once', () => {
    const onSelect = jest.fn<(selected: Set<string>) => void>();
    show({ selected: new Set(['1']), onSelect, bulkActions: <button type="button">삭제</button> });
    expect(screen.getByRole('status').textContent).toBe('1건 선택');
    expect(screen.getByRole('button', { name: '삭제' })).toBeTruthy();
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '이 페이지의 모든 항목 선택' });
    expect(all.indeterminate).toBe(true);
    fireEvent.click(all);
    fireEvent.click(screen.getByRole('checkbox', { name: '김하나 선택' }));
    expect(onSelect.mock.calls.map(([keys]) => [...keys])).toEqual([['1', '2'], []]);
  });

  test('says that there is nothing, that it waits, and that it failed', () => {
    show({ rows: [] });
    expect(screen.getByText('아무도 없습니다')).toBeTruthy();
    cleanup();
    show({ rows: [], loading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    cleanup();
    const onRetry = jest.fn();
    show({ rows: [], error: new ApiError(503), onRetry });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalled();
  });

  test('keeps the rows that it has when the next ones do not come', () => {
    show({ error: new ApiError(503) });
    expect(screen.getByText('김하나')).toBeTruthy();
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
