import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const wrapper = inPortal(await adminPortal());
const onSearch = jest.fn();
const onChange = jest.fn();
const options = [
  { value: '', label: '전체' },
  { value: 'admin', label: '관리자' },
];

function bar(value: string) {
  return (
    <ListToolbar
      search={{ value, label: '이름', onSearch }}
      filters={[{ id: 'role', label: '역할', value: '', options, onChange }]}
    />
  );
}

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

describe('the bar above a list', () => {
  test('searches once for what was submitted, trimmed and composed', () => {
    render(bar(''), { wrapper });
    fireEvent.change(screen.getByRole('searchbox', { name: '이름' }), { target: { value: ' 김 '.normalize('NFD') } });
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch.mock.calls).toEqual([['김']]);
  });

  test('does not make the search that is on again', () => {
    render(bar('김'), { wrapper });
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('shows the search of the address after Back', () => {
    const { rerender } = render(bar('김'), { wrapper });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '이' } });
    rerender(bar(''));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  test('keeps what is typed while its search is on the way', () => {
    const { rerender } = render(bar(''), { wrapper });
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    fireEvent.change(box, { target: { value: '김' } });
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.change(box, { target: { value: '김정' } });
    rerender(bar('김'));
    expect(box.value).toBe('김정');
  });

  test('clears its search', () => {
    render(bar('김'), { wrapper });
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('names what is folded on phones: filters, or what can be done with the list', () => {
    const { rerender } = render(bar(''), { wrapper });
    expect(screen.getByRole('button', { name: '필터' })).toBeTruthy();
    rerender(<ListToolbar>CSV</ListToolbar>);
    expect(screen.getByRole('button', { name: '내려받기와 보기' })).toBeTruthy();
  });

  test('filters by native choices', () => {
    render(bar(''), { wrapper });
    fireEvent.change(screen.getByLabelText('역할'), { target: { value: 'admin' } });
    expect(onChange.mock.calls).toEqual([['admin']]);
  });
});
