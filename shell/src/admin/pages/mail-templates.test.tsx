import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MailTemplate, MailTemplateSummary } from '../../api/services.ts';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../own-pages/definition.ts';
import { decide } from '../../testing/decide.ts';
import { admin } from '../../testing/sample-member.ts';

const api = mockApi<paths>();
const LIST = 'GET /api/user/admin/mail-templates';
const READ = 'GET /api/user/admin/mail-templates/reset' as const;
const EDIT = 'PUT /api/user/admin/mail-templates/reset' as const;
const PREVIEW = 'POST /api/user/admin/mail-templates/reset/preview' as const;
const TRY = 'POST /api/user/admin/mail-templates/reset/test' as const;
const TO_BUILT_IN = 'POST /api/user/admin/mail-templates/reset/reset' as const;

const summary: MailTemplateSummary = {
  name: 'reset',
  title: { ko: '비밀번호 재설정', en: 'Password reset' },
  isEdited: true,
  isOutdated: false,
  updatedAt: '2026-12-01T01:05:00.000Z',
};
const builtIn = { koSubject: '재설정', koText: '{{link}}', enSubject: 'Reset', enText: '{{link}}' };
const template: MailTemplate = {
  ...summary,
  version: 3,
  placeholders: [
    {
      name: 'link',
      about: { ko: '재설정 링크', en: 'Link' },
      isRequired: true,
      sample: { ko: 'https://a.example', en: 'https://a.example' },
    },
  ],
  texts: { ...builtIn, koSubject: '새 비밀번호' },
  builtIn,
};

beforeEach(() => {
  localStorage.clear();
  api.answer('GET /api/portal/registry', { revision: 1, sections: {} });
  api.answer('GET /api/portal/personal-data', { services: [{ name: 'account', path: '/api/user/my-data' }] });
  const state = { id: 'mails-failed', label: '', count: 0, isProblem: false };
  api.answer('GET /api/user/admin/overview', { waiting: [], charts: [], states: [state] });
  api.answer(LIST, {
    templates: [
      summary,
      { ...summary, name: 'farewell', title: { ko: '탈퇴', en: 'Farewell' }, isEdited: false, updatedAt: null },
    ],
  });
  api.answer(READ, template);
  api.answer(PREVIEW, { subject: '새 비밀번호', text: 'https://a.example', html: '' });
});
afterEach(cleanup);

async function openEditor() {
  const page = await openPage({ definition, url: '/admin/mails/templates/account/reset', user: admin });
  await screen.findByRole('heading', { level: 1, name: '비밀번호 재설정' });
  return page;
}

const subjectField = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^제목/ })[0] as HTMLInputElement;

describe('the texts of mails', () => {
  test('are listed with their state and last change', async () => {
    await openPage({ definition, url: '/admin/mails/templates', user: admin });
    const row = (await screen.findByText('비밀번호 재설정')).closest('tr');
    expect(row?.textContent).toContain('2026.12.01 10:05');
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/admin/mails/templates/account/reset');
    expect(screen.getByText('탈퇴').closest('tr')?.textContent).toContain('–');
  });

  test('are changed with the version that was read, below a preview of what is typed', async () => {
    api.answer(EDIT, { ...template, version: 4 });
    const page = await openEditor();
    fireEvent.change(subjectField(), { target: { value: '비밀번호를 바꾸세요' } });
    await waitFor(() =>
      expect(api.calls(PREVIEW).map(({ body }) => body)).toContainEqual({
        locale: 'ko',
        subject: '비밀번호를 바꾸세요',
        text: '{{link}}',
      }),
    );
    expect(screen.getAllByText('https://a.example')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    expect(api.calls(EDIT)[0]?.body).toEqual({
      ...template.texts,
      koSubject: '비밀번호를 바꾸세요',
      version: 3,
    });
  });

  test('say at the field which placeholder is wrong, and keep what was typed', async () => {
    api.answer(EDIT, () => problemResponse(400, 'validation-failed', { errors: { koSubject: 'unknown-placeholder' } }));
    await openEditor();
    fireEvent.change(subjectField(), { target: { value: '{{lnik}}' } });
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(subjectField().getAttribute('aria-invalid')).toBe('true'));
    expect(subjectField().value).toBe('{{lnik}}');
  });

  test('are tried by a mail to who edits', async () => {
    api.answer(TRY, { recipient: 'admin@portal.example' });
    const page = await openEditor();
    fireEvent.click(screen.getAllByRole('button', { name: '나에게 시험 메일 보내기' })[0] as HTMLElement);
    await waitFor(() => expect(page.toasts()[0]).toContain('admin@portal.example'));
    expect(api.calls(TRY)[0]?.body).toEqual({ locale: 'ko', subject: '새 비밀번호', text: '{{link}}' });
  });

  test('go back to the built-in ones after a question', async () => {
    api.answer(TO_BUILT_IN, { ...template, version: 4, isEdited: false, texts: builtIn });
    const page = await openEditor();
    fireEvent.click(screen.getByRole('button', { name: '기본 문구로 되돌리기' }));
    await decide(page, false, '기본 문구로 되돌릴까요?');
    expect(api.calls(TO_BUILT_IN)).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: '기본 문구로 되돌리기' }));
    await decide(page, true, '기본 문구로 되돌릴까요?');
    await waitFor(() => expect(api.calls(TO_BUILT_IN)[0]?.body).toEqual({ version: 3 }));
  });
});
