import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseUsers } from '../../local/services.ts';
import { expect, test } from '../../tooling/e2e/fixtures.ts';
import { runningPortal } from '../../tooling/e2e/running-portal.ts';
import { createMember, openTrainings, signIn } from '../calls.ts';
import { percentile, startLoad, type Call, type CallResult, type SteadyLoad } from '../service-releases/steady-load.ts';
import { letters, type Letter } from './balancer.ts';
import { letBalancerConnectAgain } from './engines.ts';
import { killReplica, replicaReady, startReplica, stopReplica } from './site.ts';

const perSecond = 50;
/** Of trainings, which take no more applications each. */
const [trainings, capacity] = [20, 500];
/** The balancer asks each replica once a second. */
const balancerKnowsMs = 2_500;

let load: SteadyLoad;

/** Questions of a member, to be answered by the load. */
async function askQuestion(token: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: '질문', content: '내용', type: 'question' }))
    form.set(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${runningPortal().origin}/api/classroom/edit`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { classroomId: number }).classroomId;
}

/** Pages and reads of every service, and a fifth of writes: applications, inquiries, answers, sign-ups and what was seen. */
async function mixedCalls(): Promise<Call[]> {
  const site = runningPortal();
  const person = await createMember(site);
  const bearer = await signIn(site, person);
  const educationIds = await openTrainings(site, trainings, capacity);
  const classroomId = await askQuestion(bearer);
  const [educationId] = educationIds;
  const { newsId } = (
    (await (await fetch(`${site.origin}/api/news/view?lang=ko`)).json()) as { data: { newsId: number }[] }
  ).data[0]!;
  const contact = { name: '김부하', phoneNumber: '010-0000-2018', company: '시험기업' };
  let applicants = 0;
  const get = (path: string): Call => ({ method: 'GET', path });
  return [
    get('/'),
    get('/api/education/view?lang=en'),
    get('/api/news/view?lang=ko'),
    {
      method: 'POST',
      path: '/api/education/signup',
      body: () => ({
        ...contact,
        educationId: educationIds[(applicants += 1) % trainings],
        email: `load-${randomUUID()}@visitor.example`,
        position: '대리',
        application: '',
      }),
    },
    get('/education/schedule?lang=ko'),
    get('/api/content/timeline'),
    get('/api/file/documents'),
    {
      method: 'POST',
      path: '/api/email/send',
      bearer,
      body: () => ({
        name: '김부하',
        type: 'product',
        phone: '010-0000-2018',
        emailAddress: 'reader@visitor.example',
        title: '문의',
        content: '내용',
      }),
    },
    get(`/news/${newsId}?lang=ko`),
    get(`/api/education/detail?educationId=${educationId}`),
    get('/api/user/jwks.json'),
    { method: 'POST', path: '/api/classroom/answer', bearer, body: () => ({ classroomId, content: '답변' }) },
    get('/support/download?lang=ko'),
    get(`/api/classroom/detail?classroomId=${classroomId}`),
    { ...get('/api/user/devices'), bearer },
    {
      method: 'POST',
      path: '/api/user/signup',
      body: () => ({
        ...contact,
        email: `load-${randomUUID()}@visitor.example`,
        password: 'correct-horse-battery',
        birthDate: '1990-05-17',
        gender: 'female',
        consents: { terms: true, privacy: true, marketing: false },
      }),
    },
    get('/news?lang=en'),
    get('/api/content/offices?lang=ko'),
    get('/about?lang=ko'),
    { method: 'POST', path: '/api/news/seen', body: () => ({ newsId }) },
  ];
}

/** What the load met while something was done. */
async function during(work: () => Promise<void>): Promise<CallResult[]> {
  const from = load.results.length;
  await work();
  await wait(balancerKnowsMs);
  return load.results.slice(from);
}

/** No response, or another one than the same call has at other times. */
const failedOf = (results: readonly CallResult[]) => results.filter(({ status }) => status === 0 || status >= 400);

const kindsOf = (results: readonly CallResult[]) =>
  [...new Set(results.map(({ call, status, code }) => `${call.split('?')[0]} ${code ?? status}`))].join(', ');

function report(what: string, results: readonly CallResult[], failures: string): void {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(results, share).toFixed(0).padStart(4));
  const kinds = kindsOf(failedOf(results));
  process.stdout.write(
    `  ${what.padEnd(20)} ${String(results.length).padStart(5)} requests, ${failures}, p50 ${p50} ms, p99 ${p99} ms${kinds && ` (${kinds})`}\n`,
  );
}

const failuresOf = (results: readonly CallResult[]) => `${failedOf(results).length} failed`;

test.describe.configure({ mode: 'serial', timeout: 420_000 });

test.beforeAll(async () => {
  load = startLoad(runningPortal().origin, perSecond, await mixedCalls());
});
test.afterAll(() => load?.stop());

test(`${perSecond} requests a second of pages, reads and writes all succeed while nothing is done`, async () => {
  const results = await during(() => wait(8_000));
  report('nothing is done', results, failuresOf(results));
  expect(kindsOf(failedOf(results))).toBe('');
  expect(results.length).toBeGreaterThan(perSecond * 8);
});

async function restart(name: string, letter: Letter): Promise<void> {
  await stopReplica(name, letter);
  await startReplica(name, letter);
  await replicaReady(name, letter);
  await wait(balancerKnowsMs);
}

test('each Deployment is restarted, one replica after the other, and no request fails', async () => {
  for (const name of databaseUsers()) {
    const results = await during(async () => {
      for (const letter of letters) await restart(name, letter);
    });
    report(`${name} restarted`, results, failuresOf(results));
    expect.soft(kindsOf(failedOf(results))).toBe('');
  }
});

test('one replica of each is killed, and at most the requests that it was working on fail', async () => {
  await letBalancerConnectAgain();
  await wait(balancerKnowsMs);
  for (const name of databaseUsers()) {
    let [toldAt, goneAt] = [0, 0];
    const results = await during(async () => {
      await wait(1_000);
      ({ toldAt, goneAt } = await killReplica(name, 'b'));
      await wait(balancerKnowsMs);
      await startReplica(name, 'b');
      await replicaReady(name, 'b');
    });
    const failed = failedOf(results);
    const underWay = results.filter(({ at, ms }) => at < goneAt && at + ms >= toldAt);
    const others = failed.filter((result) => !underWay.includes(result));
    const ended = failed.length - others.length;
    report(
      `${name} killed`,
      results,
      `${failed.length} failed: ${ended} of ${underWay.length} under way, ${others.length} sent to it since${others.map(({ at, ms }) => `, ${(at - goneAt).toFixed(0)} ms later for ${ms.toFixed(0)} ms`).join('')}`,
    );
    expect.soft(kindsOf(others)).toBe('');
  }
});
