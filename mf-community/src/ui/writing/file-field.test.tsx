import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { paths } from '../../api/types.generated.ts';
import '@portal/kit/markdown';
import { definition } from '../../definition.ts';
import { changeText, formOf, storedResponse, textField, textFile } from '../../testing/editor-page.ts';
import { descriptionOf } from '../../testing/page-queries.ts';
import { member } from '../../testing/people.ts';
import { samplePostPage } from '../../testing/sample-posts.ts';

const api = mockApi<paths>();
const user = userEvent.setup({ delay: null, applyAccept: false });
const SEND_POST = 'POST /api/classroom/edit';
const LIMIT_BYTES = 5 * 1024 * 1024;

const words = {
  ko: {
    title: '제목',
    content: '내용',
    file: '첨부 파일',
    done: '완료',
    limit: '최대 5MB. 여러 파일을 선택하면 첫 번째 파일만 등록됩니다.',
    tooLarge: '최대 5MB의 파일만 등록 가능합니다',
    firstOf: '선택한 2개 중 첫 번째 파일 첫째.txt만 등록합니다.',
    failed: '저장을 실패했습니다',
    files: {
      'file-empty': '빈 파일은 등록할 수 없습니다',
      'file-type-not-allowed': '등록할 수 없는 형식입니다. 이미지, PDF, 오피스·한글 문서, txt, csv, zip만 가능합니다',
      'image-unreadable': '이미지를 읽을 수 없습니다. 손상된 파일인지 확인해 주세요',
      'image-too-many-pixels': '이미지는 4천만 화소까지 등록할 수 있습니다',
      'file-content-mismatch': '파일 이름과 내용의 형식이 다릅니다',
    },
  },
  en: {
    title: 'Title',
    content: 'Content',
    file: 'Attachment',
    done: 'Done',
    limit: 'Up to 5 MB. If you choose several files, only the first is sent.',
    tooLarge: 'Files can be up to 5 MB',
    firstOf: 'Only the first of the 2 files, 첫째.txt, will be sent.',
    failed: 'Saving failed',
    files: {
      'file-empty': 'The file is empty',
      'file-type-not-allowed': 'Only images, PDFs, Office and Hangul documents, txt, csv and zip files are accepted',
      'image-unreadable': 'The image cannot be read; it may be damaged',
      'image-too-many-pixels': 'Images can have up to 40 megapixels',
      'file-content-mismatch': 'The file’s content does not match its name',
    },
  },
};
const statusOfFileCode = { 'file-empty': 400, 'image-too-many-pixels': 413 } as Partial<Record<string, number>>;

beforeEach(() => api.answer('GET /api/classroom/view', samplePostPage([])));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (url: string, locale: Locale = 'ko', who: typeof member | undefined = member) =>
  openPage({ definition, url, locale, user: who, otherPaths: ['/login', '/'] });

const locale = 'en';
const say = words[locale];
const press = () => user.click(screen.getByRole('button', { name: say.done }));

async function write(url: string, title = '제목입니다', content = '내용입니다') {
  const page = await open(url, locale);
  changeText(say.title, title);
  changeText(say.content, content);
  return page;
}

describe('the attachment of a post', () => {
  test.each(['ko', 'en'] as const)(
    'is warned about a file of one byte too many, which is not taken, and takes one of exactly 5 MB (%s)',
    async (language) => {
      const { file, limit, tooLarge } = words[language];
      const page = await open('/education/classroom/edit', language);
      const field = () => screen.getByLabelText<HTMLInputElement>(file);
      expect(descriptionOf(field())).toBe(limit);
      await user.upload(field(), textFile('크다.txt', LIMIT_BYTES + 1));
      expect(page.toasts()).toEqual([`warning: ${tooLarge}`]);
      expect(descriptionOf(field())).toContain(tooLarge);
      expect(screen.queryByText(/크다\.txt/)).toBeNull();
      await user.upload(field(), textFile('맞다.txt', LIMIT_BYTES));
      expect(descriptionOf(field())).toBe(limit);
      expect(screen.getByText(/맞다\.txt/, { selector: 'p span' })).toBeTruthy();
      expect(page.toasts()).toHaveLength(1);
    },
  );

  test('says of a kind that is not taken as soon as it is chosen', async () => {
    const page = await open('/education/classroom/edit', locale);
    await user.upload(screen.getByLabelText(say.file), textFile('bad.exe'));
    expect(page.toasts()).toEqual([`warning: ${say.files['file-type-not-allowed']}`]);
    expect(screen.queryByText(/bad\.exe/)).toBeNull();
    await user.upload(screen.getByLabelText(say.file), textFile('good.HWP'));
    expect(screen.getByText(/good\.HWP/, { selector: 'p span' })).toBeTruthy();
  });

  test('says that it sends the first of several files, and does', async () => {
    api.answer(SEND_POST, () => storedResponse());
    const page = await write('/education/classroom/edit');
    await user.upload(screen.getByLabelText(say.file), [textFile('첫째.txt'), textFile('둘째.txt')]);
    expect(screen.getByText(say.firstOf)).toBeTruthy();
    await press();
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(formOf(api.calls(SEND_POST)[0]).getAll('file')).toMatchObject([{ name: '첫째.txt' }]);
  });

  test('says at its field what is wrong with the file, and keeps the rest', async () => {
    const page = await write('/education/classroom/edit', '파일만 틀린 글');
    for (const [code, message] of Object.entries(say.files)) {
      api.answer(SEND_POST, () => problemResponse(statusOfFileCode[code] ?? 415, code));
      await user.upload(screen.getByLabelText(say.file), textFile(`${code}.txt`));
      await press();
      await waitFor(() => expect(descriptionOf(screen.getByLabelText(say.file))).toContain(message));
      expect(document.activeElement).toBe(screen.getByLabelText(say.file));
      expect(textField(say.title).value).toBe('파일만 틀린 글');
    }
    expect(new Set(page.toasts())).toEqual(new Set([`error: ${say.failed}`]));
  });

  test('warns when the service, or the portal before it, finds the body too large', async () => {
    const page = await write('/education/classroom/edit');
    for (const code of ['file-too-large', 'body-too-large']) {
      api.answer(SEND_POST, () => problemResponse(413, code));
      await press();
      await waitFor(() => expect(page.toasts().at(-1)).toBe(`warning: ${say.tooLarge}`));
      expect(screen.getByRole('alert').textContent).toContain(say.tooLarge);
    }
    expect(page.toasts()).toHaveLength(2);
  });
});
