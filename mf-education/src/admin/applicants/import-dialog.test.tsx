import { afterEach, describe, expect, test } from '@jest/globals';
import { mockApi, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportedApplicants } from '../../api/admin-applicants.ts';
import type { paths } from '../../api/types.generated.ts';
import { admin, openEducation } from '../../testing/open-education.tsx';
import { describeResources } from '../../testing/resources.ts';
import type { ImportRow } from './applicant-rows.ts';

const api = mockApi<paths>();
const IMPORT = 'POST /api/education/admin/applicants/import';
afterEach(cleanup);

interface Sent {
  rows: ImportRow[];
  isTrial: boolean;
}
/** As the service does: no row without a name. */
function judge({ body }: ApiCall): ImportedApplicants {
  const { rows, isTrial } = body as Sent;
  const outcomes = rows.map(({ name }, index): ImportedApplicants['rows'][number] =>
    name
      ? { status: index === 0 ? 'signup' : 'waiting', place: index || null, errors: {} }
      : { status: null, place: null, errors: { name: 'required' } },
  );
  return { rows: outcomes, stored: isTrial || outcomes.some(({ status }) => status === null) ? 0 : rows.length };
}

async function open(locale: 'ko' | 'en' = 'ko') {
  describeResources(api);
  api.answer('GET /api/education/admin/applications', { data: [], total: 0, page: 1, pageSize: 10, pageCount: 1 });
  api.answer('GET /api/education/admin/training-names', [
    { educationId: 7, title: '비전 검사 입문', startDate: '2026-12-10' },
  ]);
  api.answer(IMPORT, judge);
  const page = await openEducation('/admin/education/applicants', { user: admin, locale });
  fireEvent.click(screen.getByRole('button', { name: locale === 'ko' ? 'CSV 가져오기' : 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: '2026.12.10 비전 검사 입문' });
  fireEvent.change(dialog.getByRole('combobox', { name: locale === 'ko' ? /^교육/ : /^Training/ }), {
    target: { value: '7' },
  });
  return { page, dialog };
}

const choose = (text: string, label = '파일 고르기') =>
  fireEvent.change(document.querySelector(`input[type="file"][aria-label="${label}"]`) as HTMLInputElement, {
    target: { files: [new File([text], 'a.csv', { type: 'text/csv' })] },
  });

describe('applicants of a file', () => {
  test('are shown with what becomes of each, then stored', async () => {
    const { page, dialog } = await open();
    choose('이름,이메일,연락처,비고\n김하나,a@b.example,010-0000-0001,\n이두리,c@d.example,010-0000-0002,x\n');
    expect(await dialog.findByText('2명을 추가할 수 있습니다.')).toBeTruthy();
    expect(dialog.getByText('사용하지 않는 열: 비고')).toBeTruthy();
    expect(dialog.getByText('대기 1번째')).toBeTruthy();
    expect(api.calls(IMPORT).map(({ body }) => (body as Sent).isTrial)).toEqual([true]);
    const before = api.calls('GET /api/education/admin/applications').length;
    fireEvent.click(dialog.getByRole('button', { name: '2명 추가' }));
    await waitFor(() => expect(page.toasts()).toEqual(['success: 신청자 2명을 추가했습니다']));
    expect(api.calls(IMPORT)[1]?.body).toMatchObject({ educationId: 7, isTrial: false, notify: true, locale: 'ko' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(api.calls('GET /api/education/admin/applications').length).toBe(before + 1));
  });

  test('with an error are not stored; the row and its reason are shown first', async () => {
    const { dialog } = await open('en');
    choose('name,email,phone\nKim,a@b.example,010-0000-0001\n,c@d.example,010-0000-0002\n', 'Choose a file');
    expect(await dialog.findByText(/^1 of 2 rows is wrong\./)).toBeTruthy();
    const [, first] = dialog.getAllByRole('row');
    expect(first?.textContent).toMatch(/3.*Empty.*c@d\.example.*Cannot be added/);
    expect(dialog.getByRole('button', { name: 'Add' }).hasAttribute('aria-disabled')).toBe(true);
  });

  test.each([
    ['성명,회사\n김,샘플\n', '첫 줄에서 열을 찾을 수 없습니다: 이메일, 전화번호'],
    ['이름,이메일,연락처\n', '파일에 신청자가 없습니다.'],
    [`이름,이메일,연락처\n${'김,a@b.example,1\n'.repeat(501)}`, '한 번에 500명까지 추가할 수 있습니다.'],
  ])('of a file that cannot be used say why', async (text, reason) => {
    const { dialog } = await open();
    choose(text);
    expect(await dialog.findByText(new RegExp(`^${reason}`))).toBeTruthy();
    expect(api.calls(IMPORT)).toEqual([]);
  });
});
