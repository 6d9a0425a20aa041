import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import { definition } from '../../definition.ts';
import resources from '../../testing/resources.generated.json' with { type: 'json' };
import { admin, cannedReply } from '../../testing/samples.ts';

const api = mockApi<paths>();
const [list, add] = ['GET /api/email/admin/canned-replies', 'POST /api/email/admin/canned-replies'] as const;
beforeEach(() => {
  api.answer('GET /api/email/admin/resources', resources);
  api.answer(list, [cannedReply]);
});
afterEach(cleanup);

const open = (below = '', user: object = admin) =>
  openPage({ definition, url: `/admin/support/canned-replies${below}`, user: { ...admin, ...user } });
const agent = { role: 'member', roles: { support: ['agent'] } } as const;

test('canned replies are listed by name, with the first line of each and who changed it last', async () => {
  await open();
  const row = (await screen.findByRole('link', { name: '견적 안내' })).closest('tr');
  expect(row?.textContent).toMatch(/견적 안내.*견적을 보내 드립니다\..*2026\.12\.01 10:00박관리/);
  expect(row?.textContent).not.toContain('감사합니다');
});

test('a manager adds one in both languages; a name that another one has is reported at its field', async () => {
  api.answer(add, () => problemResponse(400, 'validation-failed', { errors: { title: 'title-taken' } }));
  await open('/new');
  expect(await screen.findByText(/\{\{name\}\}, \{\{number\}\} 자리에는/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('서식 이름'), { target: { value: '견적 안내' } });
  fireEvent.change(screen.getByLabelText('한국어 답변'), { target: { value: '견적을 보내 드립니다.' } });
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  expect(await screen.findByText('이미 있는 값입니다')).toBeTruthy();
  expect(api.calls(add)[0]?.body).toEqual({ title: '견적 안내', ko: '견적을 보내 드립니다.', en: null });
});

test('an agent reads them and is offered no change', async () => {
  api.answer(
    'GET /api/email/admin/resources',
    resources.filter(({ path }) => path === 'canned-replies').map((resource) => ({ ...resource, mayWrite: false })),
  );
  api.answer('GET /api/email/admin/canned-replies/c1', cannedReply);
  await open('', agent);
  await screen.findByRole('link', { name: '견적 안내' });
  expect(screen.queryByRole('button', { name: /삭제/ })).toBeNull();
  cleanup();
  await open('/c1', agent);
  await waitFor(() => expect(screen.getByText('한국어 답변').nextSibling?.textContent).toBe(cannedReply.ko));
});
