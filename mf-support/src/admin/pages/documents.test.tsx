import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse, type ApiCall } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { AdminDocument } from '../../api/documents.ts';
import { definition } from '../../definition.ts';
import { answerQuestion } from '../../testing/questions.ts';
import { admin, sampleAdminDocument } from '../../testing/samples.ts';
import { watchSavedFiles } from '../../testing/saved-files.ts';

const api = mockApi<paths>();
const saved = watchSavedFiles();
const list = 'GET /api/file/admin/documents';
const replace = 'POST /api/file/admin/documents/nectos/file';
const reset = 'POST /api/file/admin/documents/nectos/reset';
const restore = 'POST /api/file/admin/documents/nectos/restore';
const replaced = { replaced: true, replacedBy: '박관리', uploadedName: '새 카탈로그.pdf', version: 2 };
let nectos: AdminDocument;

beforeEach(() => {
  nectos = sampleAdminDocument();
  api.answer(list, () => [
    nectos,
    sampleAdminDocument({ key: 'smwp', titleKo: 'SMWP 카탈로그', filename: 'SMWP_카탈로그.pdf' }),
  ]);
});
afterEach(cleanup);

async function open(locale: 'ko' | 'en' = 'ko') {
  const page = await openPage({ definition, url: '/admin/support/documents', user: admin, locale });
  await screen.findByText('NECTOS_카탈로그.pdf');
  return page;
}

const row = () => within(screen.getByRole('row', { name: /NECTOS_카탈로그.pdf/ }));
const dialog = () => within(screen.getByRole('dialog'));

function chooseFile(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const file = new File([content], name, { type: 'application/pdf' });
  fireEvent.change(dialog().getByLabelText('PDF 파일'), { target: { files: [file] } });
}

describe('a document', () => {
  test('tells its file, whose it is, its size, and how often it was taken', async () => {
    nectos = sampleAdminDocument({ ...replaced, size: 4096 });
    await open();
    expect(row().getByRole('rowheader').textContent).toBe('NECTOS 카탈로그');
    const cells = row()
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 4)).toEqual([
      '현재 파일NECTOS_카탈로그.pdf박관리 님이 교체 · 새 카탈로그.pdf',
      '크기4 KB',
      '변경 시각2026.09.15 00:00',
      '다운로드1,234',
    ]);
  });

  test('is named in the language of the page', async () => {
    await open('en');
    expect(row().getByText('NECTOS catalogue')).toBeTruthy();
  });

  test('that is downloaded is saved', async () => {
    api.answer(
      'GET /api/file/download',
      () => new Response('%PDF', { headers: { 'content-disposition': 'attachment; filename="nectos.pdf"' } }),
    );
    await open();
    fireEvent.click(row().getByRole('button', { name: '받기' }));
    await waitFor(() => expect(saved).toEqual(['nectos.pdf']));
    expect(api.calls('GET /api/file/download')[0]?.query.get('filePath')).toBe('catalogs/NECTOS_카탈로그.pdf');
  });
});

describe('a replacement', () => {
  test('is sent with the version that was read, and shown', async () => {
    api.answer(replace, () => (nectos = { ...nectos, ...replaced }));
    const page = await open();
    fireEvent.click(row().getByRole('button', { name: '교체' }));
    expect(dialog().getByText(/20 MB 이하의 PDF 파일/).textContent).toContain('NECTOS_카탈로그.pdf');
    chooseFile('새 카탈로그.pdf', '%PDF-1.7');
    fireEvent.submit(dialog().getByLabelText('PDF 파일').closest('form') as HTMLFormElement);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 교체되었습니다']));
    const call = api.calls(replace)[0] as ApiCall;
    expect([call.query.get('version'), call.headers.get('idempotency-key')]).toEqual([
      '1',
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
    const file = (call.body as FormData).get('file') as File;
    expect([file.name, await file.text()]).toEqual(['새 카탈로그.pdf', '%PDF-1.7']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('박관리 님이 교체 · 새 카탈로그.pdf')).toBeTruthy();
  });

  test('that is no file, too large, or no PDF is refused with the reason, and the dialog stays', async () => {
    api.answer(replace, () => problemResponse(415, 'not-a-pdf'));
    await open();
    fireEvent.click(row().getByRole('button', { name: '교체' }));
    fireEvent.submit(dialog().getByLabelText('PDF 파일').closest('form') as HTMLFormElement);
    expect(await dialog().findByText('파일을 선택해 주세요.')).toBeTruthy();
    chooseFile('큰 파일.pdf', new Uint8Array(20 * 1024 * 1024 + 1));
    expect(dialog().getByText('파일이 20 MB를 넘습니다.')).toBeTruthy();
    fireEvent.submit(dialog().getByLabelText('PDF 파일').closest('form') as HTMLFormElement);
    expect(api.calls(replace)).toEqual([]);
    chooseFile('그림.pdf', 'no pdf at all');
    expect(dialog().queryByText('파일이 20 MB를 넘습니다.')).toBeNull();
    fireEvent.submit(dialog().getByLabelText('PDF 파일').closest('form') as HTMLFormElement);
    expect(await dialog().findByText('PDF 파일이 아닙니다.')).toBeTruthy();
  });

  test('of a document that somebody else has replaced loads it anew and can be sent again', async () => {
    api.answer(replace, ({ query }: ApiCall) =>
      query.get('version') === '7' ? (nectos = { ...nectos, ...replaced }) : problemResponse(409, 'stale-edit'),
    );
    const page = await open();
    fireEvent.click(row().getByRole('button', { name: '교체' }));
    chooseFile('새 카탈로그.pdf', '%PDF-1.7');
    nectos = { ...nectos, version: 7 };
    const form = dialog().getByLabelText('PDF 파일').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    expect(await dialog().findByText(/^그 사이 다른 관리자가 먼저 변경했습니다/)).toBeTruthy();
    await waitFor(() => expect(api.calls(list)).toHaveLength(2));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    fireEvent.submit(form);
    await waitFor(() => expect(page.toasts()).toEqual(['success: 교체되었습니다']));
  });

  test('that is chosen is not given up without a question', async () => {
    const page = await open();
    fireEvent.click(row().getByRole('button', { name: '교체' }));
    chooseFile('새 카탈로그.pdf', '%PDF-1.7');
    fireEvent.click(dialog().getByRole('button', { name: '닫기' }));
    await answerQuestion(page, false);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('the original', () => {
  test('comes back after a question, and goes again on a press', async () => {
    nectos = sampleAdminDocument(replaced);
    api.answer(reset, () => (nectos = sampleAdminDocument({ version: 3 })));
    const page = await open();
    fireEvent.click(row().getByRole('button', { name: '처음 파일로' }));
    expect(await answerQuestion(page, false)).toContain('처음에 있던 파일이 다시 보입니다');
    fireEvent.click(row().getByRole('button', { name: '처음 파일로' }));
    await answerQuestion(page, true);
    expect(await screen.findByText('처음 파일로 되돌렸습니다')).toBeTruthy();
    expect(api.calls(reset).map(({ body }) => body)).toEqual([{ version: 2 }]);
    await waitFor(() => expect(row().queryByRole('button', { name: '처음 파일로' })).toBeNull());
    api.answer(restore, () => (nectos = sampleAdminDocument({ ...replaced, version: 4 })));
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await row().findByRole('button', { name: '처음 파일로' })).toBeTruthy();
    expect(api.calls(restore).map(({ body }) => body)).toEqual([{ version: 3 }]);
  });

  test('that cannot come back is told, and what is stored is loaded', async () => {
    nectos = sampleAdminDocument(replaced);
    api.answer(reset, () => problemResponse(409, 'stale-edit'));
    const page = await open();
    fireEvent.click(row().getByRole('button', { name: '처음 파일로' }));
    await answerQuestion(page, true);
    await waitFor(() => expect(page.toasts().join()).toContain('그 사이 다른 관리자가 먼저 변경했습니다.'));
    await waitFor(() => expect(api.calls(list)).toHaveLength(2));
  });
});
