import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { quotasOf } from '@portal/service-kit';
import { newAdmin, newMember, supportForFile } from '../../testing/support.ts';
import { supportQuotas } from '../../quotas.ts';
import { createInquiryLinks } from '../thread/inquiry-link.ts';
import { createSatisfaction } from './satisfaction-service.ts';

const support = supportForFile();
const admin = newAdmin({ name: '박관리' });
const links = () => createInquiryLinks(support().service.app.config, 'satisfaction with answers');
const satisfaction = () =>
  createSatisfaction({
    db: support().service.db,
    quotas: quotasOf(support().service.app, supportQuotas),
    links: links(),
    defaultInbox: 'inbox@selmatrix.example',
    origin: 'https://www.selmatrix.example',
  });
const ask = () => satisfaction().ask();
const detail = async (number: string) =>
  (await support().ask('GET', `/api/email/admin/inquiries/${number}`, { as: admin })).json();
const rate = (body: object) => support().ask('POST', '/api/email/satisfaction', { body });
const questionTo = async (email: string) =>
  (await support().mailsTo(email)).filter(({ subject }) => /도움이 되었나요|Did our answer help/.test(subject));

/** An inquiry that was answered so many hours ago, and where its sender is mailed to. */
async function answered({ hours = 25, email = `${randomUUID().slice(0, 8)}@example.com`, ...sender } = {}) {
  const number = await support().inquiry({ emailAddress: email, ...sender }, newMember());
  await support().ask('POST', `/api/email/admin/inquiries/${number}/reply`, {
    as: admin,
    body: { version: 1, content: '답변드립니다.' },
  });
  await support()
    .service.db('inquiries')
    .where({ number })
    .update({ answeredAt: new Date(Date.now() - hours * 3_600_000) });
  return { number, email };
}

beforeEach(async () => {
  await support().service.db('settings').update({ asksSatisfaction: true });
});

describe('the question', () => {
  test('is asked once, a day after the answer, though two copies do so', async () => {
    const [due, early, old] = [await answered(), await answered({ hours: 23 }), await answered({ hours: 24 * 8 })];
    const asked = await Promise.all([ask(), ask()]);
    expect(asked[0] + asked[1]).toBe(1);
    expect(await ask()).toBe(0);
    const [mail] = await questionTo(due.email);
    expect(mail?.text).toMatch(
      /https:\/\/www\.selmatrix\.example\/support\/inquiries\/link#[\w-]+\.yes\n[^]*link#[\w-]+\.no\n/,
    );
    expect([await questionTo(early.email), await questionTo(old.email)]).toEqual([[], []]);
  });

  test('is not asked about what was opened again, nor without a reply, nor where it is turned off', async () => {
    const reopened = await answered();
    const { version } = await detail(reopened.number);
    const patch = (number: string, body: object) =>
      support().ask('PATCH', `/api/email/admin/inquiries/${number}`, { as: admin, body });
    await patch(reopened.number, { version, state: 'inProgress' });
    const closed = await support().inquiry();
    await patch(closed, { version: 1, state: 'answered' });
    await support()
      .service.db('inquiries')
      .where({ number: closed })
      .update({ answeredAt: new Date(Date.now() - 1e8) });
    expect(await ask()).toBe(0);
    await answered();
    await support().service.db('settings').update({ asksSatisfaction: false });
    expect(await ask()).toBe(0);
    await support().service.db('settings').update({ asksSatisfaction: true });
    expect(await ask()).toBe(1);
  });

  test('goes to nobody where a machine would read it, and is not tried again', async () => {
    const { email } = await answered({ email: `noreply+${randomUUID().slice(0, 8)}@example.com` });
    expect([await ask(), await ask(), await questionTo(email)]).toEqual([0, 0, []]);
  });

  test('is in the language of the inquiry', async () => {
    const { number, email } = await answered();
    await support().service.db('inquiries').where({ number }).update({ locale: 'en' });
    await ask();
    const [mail] = await questionTo(email);
    expect(mail?.subject).toBe(`[Selmatrix] Did our answer help? (${number})`);
    expect(mail?.text).toContain('/link?lang=en#');
  });
});

describe('the response', () => {
  async function asked() {
    const inquiry = await answered();
    await ask();
    const [mail] = await questionTo(inquiry.email);
    return { ...inquiry, link: /#([\w-]+)\.yes/.exec(mail?.text ?? '')?.[1] ?? '' };
  }

  test('is shown with the inquiry and counted; a later one replaces it', async () => {
    const { number, link } = await asked();
    expect((await rate({ link, isSatisfied: true })).json()).toEqual({ number, isSatisfied: true, comment: null });
    expect((await rate({ link, isSatisfied: false, comment: ' 답이 늦었습니다. ' })).json()).toMatchObject({
      isSatisfied: false,
      comment: '답이 늦었습니다.',
    });
    // The link is opened once more, by a reader or a reload
    expect((await rate({ link, isSatisfied: false })).json()).toMatchObject({ comment: '답이 늦었습니다.' });
    expect((await detail(number)).satisfaction).toMatchObject({ isSatisfied: false, comment: '답이 늦었습니다.' });
    const overview = await support().ask('GET', '/api/file/admin/overview?lang=en', { as: admin });
    const chart = overview.json().charts.find(({ id }: { id: string }) => id === 'satisfaction');
    expect(chart.label).toBe('Satisfaction with answers: 0% (0/1)');
    expect(chart.series.map(({ values }: { values: number[] }) => values.at(-1))).toEqual([0, 1]);
  });

  test('needs the link of the question: none of another purpose, and none that is too old', async () => {
    const { number, link } = await asked();
    const { id, linkGeneration } = await support().service.db('inquiries').where({ number }).first();
    const other = createInquiryLinks(support().service.app.config).sign({ id, linkGeneration }, new Date());
    const old = links().sign({ id, linkGeneration: 0 }, new Date(Date.now() - 91 * 86_400_000));
    expect((await rate({ link: other, isSatisfied: true })).json()).toMatchObject({
      status: 404,
      code: 'link-invalid',
    });
    expect((await rate({ link: old, isSatisfied: true })).json()).toMatchObject({ status: 403, code: 'link-expired' });
    const opened = await support().ask('POST', '/api/email/thread/open', { body: { link } });
    expect(opened.json()).toMatchObject({ status: 404, code: 'link-invalid' });
    const never = links().sign({ id: randomUUID(), linkGeneration: 0 }, new Date());
    expect((await rate({ link: never, isSatisfied: true })).statusCode).toBe(404);
  });
});
