import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { adminPortal } from '../admin/testing/admin-portal.tsx';
import { TestPortal } from '../testing/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorState } from './error-state.tsx';
import { Pagination, type PaginationProps } from './pagination.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { Tabs } from './tabs.tsx';
import { TextArea, TextField } from './text-field.tsx';

const portal = await adminPortal();
portal.registry.setState({
  sections: { site: { version: '1', base: '/', menu: [], widgets: {}, paths: ['/', '/list'] } },
});
const show = (node: ReactNode) => render(<TestPortal portal={portal}>{node}</TestPortal>);

afterEach(cleanup);

describe('a field', () => {
  const texts = { label: '이름', error: '필수 입력 항목입니다.', hint: '실명', required: true };

  test.each([
    ['one line', <TextField key="field" {...texts} />],
    ['several lines', <TextArea key="field" {...texts} />],
    [
      'a choice',
      <Select key="field" {...texts}>
        <option>김</option>
      </Select>,
    ],
  ])('of %s is tied to its label, its error and then its hint', (_kind, field) => {
    show(field);
    const control = screen.getByLabelText<HTMLInputElement>('이름');
    expect([control.required, control.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(
      (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['필수 입력 항목입니다.', '실명']);
  });

  test('without error or hint is described by nothing, and is not invalid although it is required', () => {
    show(<TextField label="이름" required />);
    const control = screen.getByLabelText('이름');
    expect([control.getAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual([null, 'false']);
  });

  test.each([
    ['one line', <TextField key="field" label="이름" required />],
    ['several lines', <TextArea key="field" label="이름" required />],
    [
      'a choice',
      <Select key="field" label="이름" required>
        <option value="">-</option>
      </Select>,
    ],
    ['a password', <PasswordField key="field" label="이름" required />],
    ['a consent', <Checkbox key="field" label="이름" required />],
  ])('of %s that is required says from the start that nothing is wrong', (_kind, field) => {
    show(field);
    const control = screen.getByLabelText<HTMLInputElement>('이름', { selector: 'input, textarea, select' });
    expect([control.required, control.getAttribute('aria-invalid')]).toEqual([true, 'false']);
  });

  test('to tick keeps the focus while its press is being stored, and takes no other', () => {
    function Consent() {
      const [isStoring, setStoring] = useState(false);
      return <Checkbox label="동의합니다" disabled={isStoring} onChange={() => setStoring(true)} />;
    }
    show(<Consent />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    box.focus();
    fireEvent.click(box);
    fireEvent.click(box);
    expect([document.activeElement, box.getAttribute('aria-disabled'), box.checked]).toEqual([box, 'true', true]);
    expect(box.matches(':disabled')).toBe(false);
  });

  test('keeps what was typed when an error comes', () => {
    const view = (error?: string) => (
      <TestPortal portal={portal}>
        <TextField label="이름" error={error} />
      </TestPortal>
    );
    const { rerender } = render(view());
    fireEvent.change(screen.getByLabelText('이름'), { target: { value: '김' } });
    rerender(view('너무 짧습니다.'));
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김');
  });

  test('to tick takes the press on its whole label, and says what is wrong', () => {
    show(<Checkbox label="동의합니다" error="동의해 주세요." />);
    fireEvent.click(screen.getByText('동의합니다'));
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '동의합니다' });
    expect([box.checked, box.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('동의해 주세요.');
  });
});

describe('a button', () => {
  test('takes no press while its work is under way, and keeps the focus', () => {
    const press = jest.fn();
    const sent = jest.fn();
    const view = (loading: boolean) => (
      <form onSubmit={sent}>
        <Button loading={loading} onClick={press}>
          저장
        </Button>
        <Button type="submit" loading={loading}>
          보내기
        </Button>
      </form>
    );
    const { rerender } = render(view(false));
    const button = screen.getByRole('button', { name: '저장' });
    button.focus();
    rerender(view(true));
    fireEvent.click(button);
    fireEvent.click(screen.getByRole('button', { name: '보내기' }));
    expect([press.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
    expect([document.activeElement, button.getAttribute('aria-busy')]).toEqual([button, 'true']);
  });

  test('keeps the focus when its press disables it, and then does nothing', () => {
    const press = jest.fn();
    function Once() {
      const [isDone, setDone] = useState(false);
      return (
        <form onSubmit={press}>
          <Button
            type="submit"
            disabled={isDone}
            onClick={(event) => {
              event.preventDefault();
              press();
              setDone(true);
            }}
          >
            되돌리기
          </Button>
        </form>
      );
    }
    show(<Once />);
    const button = screen.getByRole('button', { name: '되돌리기' });
    button.focus();
    for (let time = 0; time < 3; time += 1) fireEvent.click(button);
    expect([document.activeElement, press.mock.calls.length]).toEqual([button, 1]);
    expect(button.matches(':disabled')).toBe(false);
  });

  test('sends no form unless it is told to', () => {
    show(<Button>열기</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });
});

describe('the steps through pages', () => {
  const pages = (props: Partial<PaginationProps>) => show(<Pagination page={1} pageCount={9} {...props} />);
  const names = () =>
    within(screen.getByRole('navigation', { name: '페이지 이동' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));

  test('are not there for one page', () => {
    pages({ pageCount: 1 });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('are links where pages have addresses, the current one marked, none outside', () => {
    pages({ page: 9, hrefFor: (page) => `/list?page=${page}` });
    expect(names()).toEqual(['이전 페이지', '5 페이지', '6 페이지', '7 페이지', '8 페이지', '9 페이지', '다음 페이지']);
    expect(screen.getByRole('link', { name: '9 페이지' }).getAttribute('aria-current')).toBe('page');
    const previous = screen.getByRole('link', { name: '이전 페이지' });
    expect([previous.getAttribute('href'), 'keepPlace' in previous.dataset]).toEqual(['/list?page=8', true]);
    const next = screen.getByRole('link', { name: '다음 페이지' });
    expect([next.getAttribute('href'), next.getAttribute('aria-disabled')]).toEqual([null, 'true']);
  });

  test('lead to the last page when that of the address is not there any more', () => {
    const navigate = jest.spyOn(portal, 'navigate');
    const onPage = jest.fn();
    pages({ page: 3, pageCount: 2, hrefFor: (page) => `/list?page=${page}` });
    pages({ page: 2, pageCount: 0, onPage });
    pages({ page: 2, pageCount: 2, onPage });
    expect(navigate.mock.calls).toEqual([['/list?page=2', { replace: true, keepPlace: true }]]);
    expect(onPage.mock.calls).toEqual([[1]]);
    navigate.mockRestore();
  });

  test('keep the focus at their end', () => {
    function Steps() {
      const [page, setPage] = useState(1);
      return <Pagination page={page} pageCount={2} onPage={setPage} />;
    }
    show(<Steps />);
    const next = screen.getByRole('button', { name: '다음 페이지' });
    next.focus();
    fireEvent.click(next);
    expect([document.activeElement, next.getAttribute('aria-disabled')]).toEqual([next, 'true']);
    fireEvent.click(next);
    expect(screen.getByRole('button', { name: '2 페이지' }).getAttribute('aria-current')).toBe('page');
  });

  test('are buttons where pages have none', () => {
    const onPage = jest.fn();
    pages({ page: 2, onPage });
    for (const name of ['이전 페이지', '4 페이지', '다음 페이지'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(onPage.mock.calls).toEqual([[1], [4], [3]]);
  });
});

describe('the tabs', () => {
  function Example() {
    const [value, setValue] = useState('a');
    return (
      <Tabs
        label="보기"
        panelId="panel"
        value={value}
        onChange={setValue}
        items={[
          { id: 'a', label: '하나' },
          { id: 'b', label: '둘' },
          { id: 'c', label: '셋' },
        ]}
      />
    );
  }

  test('have one stop for Tab, and arrow keys choose', () => {
    show(<Example />);
    const tabs = () => within(screen.getByRole('tablist', { name: '보기' })).getAllByRole('tab');
    const chosen = () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent;
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    tabs()[0]?.focus();
    for (const [key, expected] of [
      ['ArrowLeft', '셋'],
      ['ArrowRight', '하나'],
      ['End', '셋'],
      ['Home', '하나'],
      ['ArrowRight', '둘'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect([key, chosen(), document.activeElement?.textContent]).toEqual([key, expected, expected]);
    }
    fireEvent.click(screen.getByRole('tab', { name: '셋' }));
    expect(chosen()).toBe('셋');
  });
});

test('the breadcrumbs begin at Home and end at the page itself', () => {
  show(<Breadcrumbs trail={[{ label: '목록', to: '/list' }, { label: '갈래' }, { label: '이 글' }]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/list']);
  expect(screen.getByText('이 글').getAttribute('aria-current')).toBe('page');
});

test('what could not be shown says so to screen readers, with another try where there is one', () => {
  const onRetry = jest.fn();
  show(<ErrorState onRetry={onRetry} />);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 2 }).textContent).toBe('내용을 불러오지 못했습니다');
  fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  cleanup();
  show(<ErrorState level={1} title="없습니다" />);
  expect([screen.queryByRole('alert'), screen.queryByRole('button')]).toEqual([null, null]);
});
