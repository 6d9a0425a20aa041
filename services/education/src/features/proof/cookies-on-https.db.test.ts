import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import { educationService } from '../../service.ts';

let service: Awaited<ReturnType<typeof createTestService<NonNullable<typeof educationService.configSchema>>>>;

beforeAll(async () => {
  service = await createTestService(educationService, { PUBLIC_ORIGIN: 'https://www.selmatrix.example' });
  await service.seed();
}, 30_000);
afterAll(() => service.close());

test('a receipt counts on https only under the name that https alone can set', async () => {
  const trainings = (await service.app.inject('/api/education/view')).json<
    { educationId: number; state: string; status: string }[]
  >();
  const open = trainings.filter(({ status }) => status === 'recruiting');
  const payload = {
    email: 'kim@example.com',
    name: '김하늘',
    phoneNumber: '010-0000-0001',
    company: '샘플정밀',
    position: '대리',
    application: '신청합니다.',
  };
  const answers = await Promise.all(
    open.map(({ educationId }) =>
      service.app.inject({ method: 'POST', url: '/api/education/signup', payload: { ...payload, educationId } }),
    ),
  );
  const answer = answers.find(({ statusCode }) => statusCode === 201);
  const cookie = String(answer?.headers['set-cookie']);
  expect(cookie).toMatch(
    /^__Secure-education_receipt=\S+; Max-Age=\d+; Path=\/api\/education; HttpOnly; Secure; SameSite=Strict$/,
  );
  const pair = cookie.split(';', 1)[0] ?? '';
  const { educationId } = answer?.json<{ educationId: number }>() ?? {};
  const foundWith = (sent: string) =>
    service.app.inject({
      url: `/api/education/search-record?educationId=${educationId}&email=kim@example.com`,
      headers: { cookie: sent },
    });
  expect((await foundWith(pair)).json()).toMatchObject({ email: 'kim@example.com' });
  expect((await foundWith(pair.replace('__Secure-', ''))).body).not.toContain('kim@example.com');
});
