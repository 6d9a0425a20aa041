import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  describedPaths,
  expectRightsAsDeclared,
  mailTemplateCallName,
  mailTemplateCalls,
} from '@portal/service-kit/testing';
import { seedDocuments } from '../seeds/seed-documents.ts';
import { samplePdf } from './testing/sample-pdf.ts';
import { applicationBody, newAdmin, newMember, questionBody, supportForFile } from './testing/support.ts';

type Person = 'visitor' | 'member' | 'other member' | 'admin';
type Method = Parameters<ReturnType<typeof support>['ask']>[0];

interface Call {
  /** Status for each person, in the order of the list above. */
  statuses: [number, number, number, number];
  /** Values of the parameters in the path, and the query. */
  path?: (url: string) => string;
  body?: () => object;
}

const support = supportForFile();
const people: Record<Person, ReturnType<typeof newMember> | undefined> = {
  visitor: undefined,
  member: newMember(),
  'other member': newMember(),
  admin: newAdmin(),
};
/** An inquiry of `member`. */
let number: string;
let application: string;
let guestInquiry: string;

beforeAll(async () => {
  const { service, inquiry, application: apply } = support();
  await seedDocuments({ db: service.db, files: service.app.files, read: async (key) => samplePdf(key) });
  number = await inquiry({}, people.member);
  application = await apply({}, people.member);
  guestInquiry = await inquiry({}, people.member);
  await service.db('inquiries').where({ number: guestInquiry }).update({ senderId: null, senderEmail: null });
});

const ofInquiry = (url: string) => url.replace('{number}', number);
const ofFile = (url: string) => ofInquiry(url).replace('{id}', '00000000-0000-4000-8000-000000000000');
const forAdmins = (status = 200): Call['statuses'] => [401, 403, 403, status];
const forMembers: Call['statuses'] = [401, 200, 200, 200];
const forHoldersOfLinks: Call['statuses'] = [404, 404, 404, 404];
const forAll: Call['statuses'] = [200, 200, 200, 200];

/** Every call of both documents. A version that is long past makes an edit 409, which only those come to who may edit. */
const calls: Record<string, Call> = {
  'GET /api/file/documents': { statuses: forAll },
  'GET /api/file/search': { statuses: forAll, path: (url) => `${url}?q=smwp` },
  'GET /api/file/download': {
    statuses: forMembers,
    path: (url) => `${url}?filePath=${encodeURIComponent('catalogs/SMWP_카탈로그.pdf')}`,
  },
  'GET /api/file/admin/documents': { statuses: forAdmins() },
  'POST /api/file/admin/documents/{key}/file': {
    statuses: forAdmins(409),
    path: (url) => `${url.replace('{key}', 'smwp')}?version=99`,
  },
  'POST /api/file/admin/documents/{key}/reset': {
    statuses: forAdmins(409),
    path: (url) => url.replace('{key}', 'smwp'),
    body: () => ({ version: 99 }),
  },
  'POST /api/file/admin/documents/{key}/restore': {
    statuses: forAdmins(409),
    path: (url) => url.replace('{key}', 'smwp'),
    body: () => ({ version: 99 }),
  },
  'GET /api/email/options': { statuses: forAll },
  'POST /api/email/send': { statuses: forMembers, body: questionBody },
  'POST /api/email/apply': { statuses: forMembers, body: applicationBody },
  'GET /api/email/my-inquiries': { statuses: forMembers },
  'GET /api/email/my-inquiries/{number}': { statuses: [401, 200, 404, 404], path: ofInquiry },
  'POST /api/email/my-inquiries/{number}/answer': {
    statuses: [401, 200, 404, 404],
    path: ofInquiry,
    body: () => ({ content: '추가합니다.' }),
  },
  // The link is the right; none of these people has one
  'POST /api/email/thread/open': { statuses: forHoldersOfLinks, body: () => ({ link: 'none' }) },
  'POST /api/email/thread/answer': { statuses: forHoldersOfLinks, body: () => ({ link: 'none', content: '추가' }) },
  // No file comes along: those who may upload are told so
  'POST /api/email/my-inquiries/{number}/files': { statuses: [401, 415, 404, 404], path: ofInquiry },
  'GET /api/email/my-inquiries/{number}/files/{id}': { statuses: [401, 404, 404, 404], path: ofFile },
  'POST /api/email/thread/files': { statuses: forHoldersOfLinks },
  'GET /api/email/thread/files/{id}': { statuses: forHoldersOfLinks, path: ofFile },
  'POST /api/email/admin/inquiries/{number}/files': { statuses: forAdmins(415), path: ofInquiry },
  'GET /api/email/admin/inquiries/{number}/files/{id}': { statuses: forAdmins(404), path: ofFile },
  'GET /api/email/admin/inquiries/{number}/messages/{id}/original': {
    statuses: forAdmins(404),
    path: (url) => ofInquiry(url).replace('{id}', '1'),
  },
  'POST /api/email/satisfaction': {
    statuses: forHoldersOfLinks,
    body: () => ({ link: 'none', isSatisfied: true }),
  },
  'GET /api/email/admin/tags': { statuses: forAdmins() },
  'GET /api/email/admin/inquiries/{number}/merge-targets': { statuses: forAdmins(), path: ofInquiry },
  'POST /api/email/admin/inquiries/{number}/merge': {
    statuses: forAdmins(409),
    path: ofInquiry,
    body: () => ({ version: 99, into: application }),
  },
  'POST /api/email/admin/inquiries/{number}/separate': {
    statuses: forAdmins(409),
    path: ofInquiry,
    body: () => ({}),
  },
  // None is expected here
  'POST /api/email/inbound': { statuses: forHoldersOfLinks },
  'POST /api/email/thread/new-link': { statuses: forHoldersOfLinks, body: () => ({ link: 'none' }) },
  'GET /api/file/my-data': { statuses: forMembers },
  'GET /api/file/admin/overview': { statuses: forMembers },
  'GET /api/file/admin/person': { statuses: forMembers, path: (url) => `${url}?user=${randomUUID()}` },
  'GET /api/file/admin/lookup': { statuses: forMembers, path: (url) => `${url}?q=kim` },
  'GET /api/file/admin/mails': { statuses: forAdmins() },
  'POST /api/file/admin/mails/{id}/resend': { statuses: forAdmins(404), path: ofFile },
  'GET /api/file/admin/mail-templates': { statuses: forAdmins() },
  ...Object.fromEntries(
    Object.entries(mailTemplateCalls).map(([call, { path, body }]) => [
      mailTemplateCallName(call, '/api/file/'),
      {
        statuses: forAdmins(404),
        path: () => `/api/file/admin/mail-templates${path}`,
        ...(body && { body: () => body }),
      },
    ]),
  ),
  'GET /api/file/my-data/files/{id}': { statuses: [401, 404, 404, 404], path: ofFile },
  'GET /api/email/admin/inquiries': { statuses: forAdmins() },
  'GET /api/email/admin/inquiries/export': { statuses: forAdmins() },
  'GET /api/email/admin/inquiries/{number}': { statuses: forAdmins(), path: ofInquiry },
  'PATCH /api/email/admin/inquiries/{number}': {
    statuses: forAdmins(409),
    path: ofInquiry,
    body: () => ({ version: 99, state: 'spam' }),
  },
  'POST /api/email/admin/inquiries/{number}/notes': {
    statuses: forAdmins(),
    path: ofInquiry,
    body: () => ({ content: '메모' }),
  },
  'POST /api/email/admin/inquiries/{number}/reply': {
    statuses: forAdmins(409),
    path: ofInquiry,
    body: () => ({ version: 99, content: '답변' }),
  },
  'POST /api/email/admin/inquiries/{number}/link': {
    statuses: forAdmins(),
    path: (url) => url.replace('{number}', guestInquiry),
    body: () => ({}),
  },
  'POST /api/email/admin/inquiries/{number}/reveal-password': {
    statuses: forAdmins(),
    path: (url) => url.replace('{number}', application),
    body: () => ({}),
  },
  'POST /api/email/admin/inquiries/bulk': {
    statuses: forAdmins(),
    body: () => ({ items: [{ number, version: 99 }], state: 'spam' }),
  },
  'PUT /api/email/admin/inquiries/{number}/presence': {
    statuses: forAdmins(),
    path: ofInquiry,
    body: () => ({ writing: false }),
  },
  'DELETE /api/email/admin/inquiries/{number}/presence': { statuses: forAdmins(204), path: ofInquiry },
  'DELETE /api/email/admin/inquiries/{number}': {
    statuses: forAdmins(409),
    path: (url) => `${ofInquiry(url)}?version=99`,
  },
  'GET /api/email/admin/assignees': { statuses: forAdmins() },
};

const isDescribed = describedPaths(new URL('../resources.json', import.meta.url));
const documented = ['../openapi.json', '../openapi-email.json'].flatMap((file) => {
  const { paths } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    paths: Record<string, object>;
  };
  return Object.entries(paths)
    .filter(([path]) => !isDescribed(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
});

test('every documented call is tested here, and no other', () => {
  expect(Object.keys(calls).toSorted()).toEqual(documented.toSorted());
});

describe.each(Object.entries(calls))('%s', (name, { statuses, path = (url) => url, body }) => {
  test.each(Object.keys(people).map((person, index) => [person as Person, statuses[index] ?? 0] as const))(
    'answers a %s with %i',
    async (person, status) => {
      const [method = '', url = ''] = name.split(' ');
      const answer = await support().ask(method as Method, path(url), { as: people[person], body: body?.() });
      expect([answer.statusCode, answer.statusCode < 400 || answer.json()]).toEqual([
        status,
        status < 400 || expect.objectContaining({ status, requestId: expect.any(String) }),
      ]);
    },
  );

  test('answers a token that is none with 401, unless it asks nobody who they are', async () => {
    const [method = '', url = ''] = name.split(' ');
    const answer = await support().ask(method as Method, path(url), {
      body: body?.(),
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(answer.statusCode).toBe(statuses[0]);
  });
});

test("a member's inquiry is in no answer to another member", async () => {
  const { body } = await support().ask('GET', '/api/email/my-inquiries', { as: people['other member'] });
  expect(body).not.toContain(number);
  expect((await support().ask('GET', '/api/email/my-inquiries', { as: people.member })).body).toContain(number);
});

test.each(['/api/email/my-inquiries', '/api/email/admin/inquiries', '/api/email/options', '/api/file/admin/documents'])(
  '%s is kept by no cache',
  async (url) => {
    expect((await support().ask('GET', url, { as: people.admin })).headers['cache-control']).toBe('no-store');
  },
);

test('every call is open to those whom it declares, and to nobody else', async () => {
  // Whether guests may send is a setting, which the handler looks at: here they may
  await support().service.db('settings').update({ guestInquiries: true });
  await expectRightsAsDeclared(support().service, {
    service: 'support',
    documents: [new URL('../openapi.json', import.meta.url), new URL('../openapi-email.json', import.meta.url)],
  });
}, 60_000);
