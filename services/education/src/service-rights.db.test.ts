import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  describedPaths,
  expectRightsAsDeclared,
  mailTemplateCallName,
  mailTemplateCalls,
} from '@portal/service-kit/testing';
import { admin, cookiesOf, educationForFile, inDays } from './testing/education.ts';
import type { CallOptions } from './testing/education.ts';

const education = educationForFile();

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;
const isDescribed = describedPaths(new URL('../resources.json', import.meta.url));
const documented = Object.entries(paths)
  // Some calls of trainings are written by hand, and all of them may mail people
  .filter(([path]) => !isDescribed(path) || path.includes('/admin/trainings'))
  .flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/education/', '')}`),
  );

const owner = { id: 'owner', email: 'owner@example.com' };
const callers: Record<string, CallOptions['as']> = {
  visitor: undefined,
  owner,
  'other member': { id: 'other', email: 'other@example.com', isEmailVerified: true },
  admin,
};

let educationId: number;
beforeAll(async () => {
  educationId = await education().training({ capacity: 1_000 });
});

type Call = Omit<CallOptions, 'as'>;
/** Status for visitor, owner of the application, other member, admin. */
type Statuses = [number, number, number, number];

const email = owner.email;
const training = {
  title: '새 교육',
  type: '정기교육',
  content: '',
  startDate: inDays(3),
  endDate: inDays(3),
  startTime: '10:00',
  endTime: '12:00',
  capacity: 3,
};
const applicant = () => ({
  educationId,
  email: education().address(),
  name: '김하늘',
  phoneNumber: '010-0000-0001',
  company: '샘플',
  position: '대리',
  application: '',
});
const everybody: Statuses = [200, 200, 200, 200];
const adminsOnly: Statuses = [401, 403, 403, 200];

const rights: Record<string, { call(): Call; statuses: Statuses }> = {
  'GET view': { call: () => ({}), statuses: everybody },
  'GET detail': { call: () => ({ query: { educationId } }), statuses: everybody },
  'GET calendar': { call: () => ({ query: { educationId } }), statuses: everybody },
  'GET calendar.ics': { call: () => ({}), statuses: everybody },
  'GET media/{mediaId}/{size}': { call: () => ({}), statuses: [404, 404, 404, 404] },
  'GET media': { call: () => ({}), statuses: adminsOnly },
  // Refused for the missing form only once the caller may send one
  'POST media': { call: () => ({}), statuses: [401, 403, 403, 415] },
  'PATCH media/{mediaId}': {
    call: () => ({ body: { version: 1, altKo: null, altEn: null, focalX: 50, focalY: 50 } }),
    statuses: [401, 403, 403, 404],
  },
  'POST media/{mediaId}/replace': { call: () => ({}), statuses: [401, 403, 403, 415] },
  'POST media/{mediaId}/restore': { call: () => ({}), statuses: [401, 403, 403, 404] },
  'DELETE media/{mediaId}': { call: () => ({}), statuses: [401, 403, 403, 404] },
  'GET search': { call: () => ({ query: { q: '교육' } }), statuses: everybody },
  'POST signup': { call: () => ({ body: applicant() }), statuses: [201, 201, 201, 201] },
  'GET search-record': { call: () => ({ query: { educationId, email } }), statuses: everybody },
  'PATCH cancel-signup': { call: () => ({ body: { educationId, email } }), statuses: [404, 200, 404, 200] },
  'GET my-applications': { call: () => ({}), statuses: [401, 200, 200, 200] },
  'GET my-data': { call: () => ({}), statuses: [401, 200, 200, 200] },
  'POST lookup-link': { call: () => ({ body: { email: 'nobody@example.com' } }), statuses: [204, 204, 204, 204] },
  'POST lookup-link/open': { call: () => ({ body: { token: 'guessed' } }), statuses: [404, 404, 404, 404] },
  'POST edit': { call: () => ({ body: training }), statuses: [401, 403, 403, 201] },
  'DELETE remove': { call: () => ({ query: { educationId: 2_147_483_647 } }), statuses: adminsOnly },
  'GET signup-records': { call: () => ({ query: { educationId } }), statuses: adminsOnly },
  'GET admin/trainings': { call: () => ({}), statuses: adminsOnly },
  'POST admin/trainings': { call: () => ({ body: training }), statuses: [401, 403, 403, 201] },
  'GET admin/trainings/{entryId}': { call: () => ({}), statuses: adminsOnly },
  'PATCH admin/trainings/{entryId}': { call: () => ({ body: { version: 999 } }), statuses: [401, 403, 403, 409] },
  'DELETE admin/trainings/{entryId}': { call: () => ({ query: { version: 999 } }), statuses: [401, 403, 403, 409] },
  'POST admin/trainings/{entryId}/restore': {
    call: () => ({ body: { version: 1 } }),
    statuses: [401, 403, 403, 404],
  },
  'GET admin/trainings/export': { call: () => ({}), statuses: adminsOnly },
  'GET admin/training-names': { call: () => ({}), statuses: adminsOnly },
  'POST admin/trainings/status': {
    call: () => ({ body: { status: 'completed', trainings: [{ educationId: 2_147_483_647, version: 1 }] } }),
    statuses: adminsOnly,
  },
  'POST admin/trainings/series': {
    call: () => ({ body: { educationId, startDates: [inDays(20)] } }),
    statuses: [401, 403, 403, 201],
  },
  'GET admin/trainings/trash': { call: () => ({}), statuses: adminsOnly },
  'POST admin/trainings/restore': {
    call: () => ({ body: { educationId: 2_147_483_647, notify: false } }),
    statuses: [401, 403, 403, 404],
  },
  'GET admin/trainings/{entryId}/revisions': { call: () => ({}), statuses: adminsOnly },
  'GET admin/trainings/{entryId}/revisions/{number}': { call: () => ({}), statuses: [401, 403, 403, 404] },
  'POST admin/trainings/{entryId}/revisions/{number}/restore': {
    call: () => ({ body: { version: null } }),
    statuses: [401, 403, 403, 404],
  },
  'GET certificate': { call: () => ({ query: { number: 'SE-2026-0000000000' } }), statuses: [404, 404, 404, 404] },
  'GET certificate-file': {
    call: () => ({ query: { number: 'SE-2026-0000000000' } }),
    statuses: [404, 404, 404, 404],
  },
  'GET admin/overview': { call: () => ({}), statuses: [401, 200, 200, 200] },
  'GET admin/person': { call: () => ({ query: { user: randomUUID() } }), statuses: [401, 200, 200, 200] },
  'GET admin/lookup': { call: () => ({ query: { q: 'kim' } }), statuses: [401, 200, 200, 200] },
  'GET admin/mails': { call: () => ({}), statuses: adminsOnly },
  'POST admin/mails/{id}/resend': { call: () => ({}), statuses: [401, 403, 403, 404] },
  'GET admin/mail-templates': { call: () => ({}), statuses: adminsOnly },
  ...Object.fromEntries(
    Object.entries(mailTemplateCalls).map(([call, { body }]) => [
      mailTemplateCallName(call, ''),
      { call: (): Call => ({ ...(body && { body }) }), statuses: [401, 403, 403, 404] satisfies Statuses },
    ]),
  ),
  'GET admin/certificates': { call: () => ({ query: { educationId } }), statuses: adminsOnly },
  'POST admin/certificates': {
    call: () => ({ body: { educationId: 2_147_483_647 } }),
    statuses: [401, 403, 403, 404],
  },
  'POST admin/certificates/withdraw': {
    call: () => ({ body: { number: 'SE-2026-0000000000', reason: '이름 정정' } }),
    statuses: [401, 403, 403, 404],
  },
  'GET check-in-code': { call: () => ({ query: { code: 'guessed' } }), statuses: [404, 404, 404, 404] },
  'GET admin/check-in': { call: () => ({ query: { code: 'guessed' } }), statuses: [401, 403, 403, 404] },
  'POST admin/attendance': {
    call: () => ({ body: { applicationId: 2_147_483_647, present: true } }),
    statuses: [401, 403, 403, 404],
  },
  'GET admin/training': { call: () => ({ query: { educationId } }), statuses: adminsOnly },
  'GET admin/notified': { call: () => ({ query: { educationId } }), statuses: adminsOnly },
  'GET admin/applicants': { call: () => ({}), statuses: adminsOnly },
  'POST admin/applicants': {
    call: () => ({ body: { ...applicant(), locale: 'ko', notify: false } }),
    statuses: [401, 403, 403, 201],
  },
  'POST admin/applicants/import': {
    call: () => {
      const { educationId: training, ...person } = applicant();
      const { email, name, phoneNumber, company, position, application } = person;
      const rows = [{ email, name, phoneNumber, company, position, application }];
      return { body: { educationId: training, rows, locale: 'ko', notify: false, isTrial: true } };
    },
    statuses: adminsOnly,
  },
  'PATCH admin/applicants': {
    call: () => {
      const { educationId: _training, ...person } = applicant();
      return { body: { ...person, applicationId: 2_147_483_647, version: 1, locale: 'ko', notify: false } };
    },
    statuses: [401, 403, 403, 404],
  },
  'POST admin/applicants/promote': {
    call: () => ({ body: { applicationId: 2_147_483_647, notify: false } }),
    statuses: [401, 403, 403, 404],
  },
  'POST admin/applicants/cancel': {
    call: () => ({ body: { applicationId: 2_147_483_647, notify: false } }),
    statuses: [401, 403, 403, 404],
  },
  'POST admin/applicants/erase': {
    call: () => ({ body: { applicationId: 2_147_483_647 } }),
    statuses: [401, 403, 403, 404],
  },
  'GET admin/applicants/export': { call: () => ({}), statuses: adminsOnly },
  'GET admin/recipients': { call: () => ({}), statuses: adminsOnly },
  'POST admin/mail': {
    call: () => ({ body: { educationId, subject: '제목', text: '내용' } }),
    statuses: [401, 403, 403, 202],
  },
};

/** The method and the path of a call, its parameters filled in. */
function addressOf(name: string): ['GET', string] {
  const [method = '', path = ''] = name
    .replace('{entryId}', String(educationId))
    .replace('{mediaId}', '00000000-0000-4000-8000-000000000000')
    .replace('{size}', 'large.webp')
    .replace('{number}', '1')
    .replace('{name}', 'no-such-mail')
    .replace('{id}', '00000000-0000-4000-8000-000000000000')
    .split(' ');
  return [method as 'GET', path];
}

test('every call of the document has its rights written down here, and no other', () => {
  expect(Object.keys(rights).sort()).toEqual(documented.toSorted());
});

const cases = Object.entries(rights).flatMap(([name, { call, statuses }]) =>
  Object.keys(callers).map((who, index) => ({ name, who, call, status: statuses[index] ?? 0 })),
);

/** Nothing of a response depends on who asks. */
const forAnybody = [
  'GET view',
  'GET detail',
  'GET calendar',
  'GET calendar.ics',
  'GET search',
  'GET media/{mediaId}/{size}',
];

describe('rights', () => {
  beforeAll(async () => {
    await education().apply(educationId, { email }, { as: owner });
  });

  test.each(cases)('$name by $who: $status', async ({ name, who, call, status }) => {
    const answer = await education().call(...addressOf(name), { ...call(), as: callers[who] });
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json()).toMatchObject({ code: 'unauthorized' });
    if (status === 403) expect(answer.json()).toMatchObject({ code: 'forbidden' });
  });

  test.each(documented.filter((name) => !forAnybody.includes(name)))('%s is kept by no cache', async (name) => {
    const answer = await education().call(...addressOf(name), { ...rights[name]?.call(), as: admin });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(documented.filter((name) => !forAnybody.includes(name) && !name.startsWith('POST lookup-link')))(
    '%s refuses a token that has run out',
    async (name) => {
      const answer = await education().call(...addressOf(name), {
        ...rights[name]?.call(),
        headers: { authorization: 'Bearer old' },
      });
      expect(answer.statusCode).toBe(401);
    },
  );
});

test('no answer to a visitor, a member or a browser with a receipt names anybody else', async () => {
  const id = await education().training({ capacity: 5 });
  await education().apply(id, { email: 'secret-person@example.com', name: '비밀사람' });
  const cookie = cookiesOf(await education().apply(id));
  for (const options of [{}, { cookie }, { as: callers['other member'] }]) {
    for (const [path, query] of [
      ['view', {}],
      ['detail', { educationId: id }],
      ['search-record', { educationId: id, email: 'secret-person@example.com' }],
    ] as const) {
      const { body } = await education().call('GET', path, { ...options, query });
      expect(body).not.toMatch(/secret-person|비밀사람/);
    }
  }
});

test('every call is open to those whom it declares, and to nobody else', async () => {
  await expectRightsAsDeclared(education().service, {
    service: 'education',
    documents: [new URL('../openapi.json', import.meta.url)],
  });
}, 60_000);
