import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import type { Service } from '@portal/service-kit';
import { expectQuota, testToken, withDefaultQuotas } from '@portal/service-kit/testing';
import type { communityQuotas } from './quotas.ts';
import { communityForFile, newAdmin, newMember } from './testing/community.ts';

const community = communityForFile();
type App = Service['app'];
type Person = ReturnType<typeof newMember>;

async function sendForm(
  app: App,
  url: string,
  as: Person,
  { fields = {}, ip = '203.0.113.1' }: { fields?: Record<string, string>; ip?: string } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: '제목', content: '내용', ...fields })) form.append(name, value);
  const message = new Response(form);
  const headers = {
    authorization: `Bearer ${testToken(as)}`,
    'content-type': message.headers.get('content-type') ?? '',
    'x-forwarded-for': ip,
  };
  return app.inject({ method: 'POST', url, headers, payload: Buffer.from(await message.arrayBuffer()) });
}

/** On either board in turn. */
const post = (app: App, nth: number, as: Person, ip?: string) =>
  nth % 3
    ? sendForm(app, '/api/classroom/edit', as, { fields: { type: 'free' }, ip })
    : sendForm(app, '/api/news/write', as, { ip });

async function change(app: App, nth: number, as: Person) {
  const newsId = nth % 3 ? undefined : String(await community().news(as));
  return newsId === undefined
    ? sendForm(app, '/api/classroom/edit', as, {
        fields: { type: 'free', classroomId: String(await community().post(as)) },
      })
    : sendForm(app, '/api/news/edit', as, { fields: { newsId } });
}

async function answer(app: App, as: Person, ip: string) {
  const classroomId = await community().post(as, { type: 'question' });
  const headers = { authorization: `Bearer ${testToken(as)}`, 'x-forwarded-for': ip };
  return app.inject({
    method: 'POST',
    url: '/api/classroom/answer',
    headers,
    payload: { classroomId, content: '답변' },
  });
}

const people = { poster: newMember(), editor: newMember(), answerer: newMember(), uploader: newMember() };

interface Trial {
  call(app: App, nth: number): ReturnType<typeof post>;
  passes: number;
}

/** What each quota limits: calls that it counts as one and that no other quota does. */
const trials: Record<keyof typeof communityQuotas, Trial> = {
  'posts-per-account': { call: (app, nth) => post(app, nth, people.poster, `203.0.113.${nth}`), passes: 201 },
  'posts-per-address': { call: (app, nth) => post(app, nth, newMember(), `2001:db8:1:1::${nth}`), passes: 201 },
  // What everybody shares: from this machine, for which nothing is kept beyond it
  posts: { call: (app, nth) => post(app, nth, newMember(), '127.0.0.1'), passes: 201 },
  'changes-per-account': { call: (app, nth) => change(app, nth, people.editor), passes: 200 },
  'answers-per-account': { call: (app, nth) => answer(app, people.answerer, `203.0.113.${nth}`), passes: 201 },
  'answers-per-address': { call: (app, nth) => answer(app, newMember(), `2001:db8:1:2::${nth}`), passes: 201 },
  'uploads-per-account': { call: (app, nth) => post(app, nth, people.uploader, `203.0.113.${nth}`), passes: 201 },
  'uploads-per-address': { call: (app, nth) => post(app, nth, newMember(), `2001:db8:1:3::${nth}`), passes: 201 },
};

test.each(Object.entries(trials))('the quota %s holds over two replicas', async (name, { call, passes }) => {
  await expectQuota({ service: community().service, name, call, passes });
});

/** One connection, as the portal keeps it to a service. */
function sendFile(
  agent: Agent,
  port: number,
  as: Person,
): Promise<{ status: number | undefined; port: number | undefined }> {
  const boundary = 'quota-trial';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(4 * 1024 * 1024, 'a'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    authorization: `Bearer ${testToken(as)}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  };
  return new Promise((done, fail) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/classroom/edit', headers },
      (response) => {
        const { localPort } = response.socket;
        response.resume().on('end', () => done({ status: response.statusCode, port: localPort }));
      },
    );
    call.on('error', fail).end(body);
  });
}

test('a file that is refused before it was read leaves the connection to the next call', async () => {
  const person = newMember();
  const { env, replicas } = community().service;
  const [app] = await replicas.withQuotas({ ...env, COMMUNITY_QUOTA_UPLOADS_PER_ACCOUNT: '1/1h' });
  await app!.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app!.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responses = [];
  for (const as of [person, person, newMember()]) responses.push(await sendFile(agent, port, as));
  agent.destroy();
  // The fields are missing, which is found once the file was read
  expect(responses.map(({ status }) => status)).toEqual([400, 429, 400]);
  expect(new Set(responses.map((response) => response.port)).size).toBe(1);
});

describe('with the defaults', () => {
  const start = () => community().service.replicas.withQuotas(withDefaultQuotas(community().service.env));

  test('sixty posts of a member in a row do not pass, those of an admin do', async () => {
    const apps = await start();
    for (const [person, passed] of [
      [newMember(), 40],
      [newAdmin(), 60],
    ] as const) {
      const statuses: number[] = [];
      for (let nth = 0; nth < 60; nth += 1) statuses.push((await post(apps[nth % 2]!, nth, person)).statusCode);
      expect(statuses.filter((status) => status === 201)).toHaveLength(passed);
      expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([]);
    }
  });

  test('a form that is refused for its fields is no post', async () => {
    const [app] = await start();
    const person = newMember();
    for (let nth = 0; nth < 25; nth += 1) {
      expect(
        (await sendForm(app!, '/api/classroom/edit', person, { fields: { type: 'free', title: '' } })).statusCode,
      ).toBe(400);
    }
    expect((await post(app!, 1, person)).statusCode).toBe(201);
  });
});
