import { describe, expect, test } from '@jest/globals';
import { cookiesOf, educationForFile } from '../../testing/education.ts';

const education = educationForFile();
const request = (email: string, more: object = {}) =>
  education().call('POST', 'lookup-link', { body: { email, ...more } });
const open = (token: string) => education().call('POST', 'lookup-link/open', { body: { token } });
const linksIn = (text = '') =>
  [...text.matchAll(/http:\/\/localhost:8080\/education\/schedule\?lookup=([\w-]{43})(&lang=en)?\n/g)].map(
    ([, token = '', english]) => ({ token, english }),
  );
const links = () => education().service.db('lookup_links');

/** Somebody who applied, and the token that was mailed to them. */
async function applicantWithLink(email = education().address()) {
  const educationId = await education().training();
  const record = (await education().apply(educationId, { email })).json<object>();
  await request(email);
  const token = linksIn((await education().mailsTo(email))[0]?.text)[0]?.token ?? '';
  return { educationId, email, record, token };
}

describe('a mailed link', () => {
  test('shows what was applied for with its address, and lets its browser look up and cancel', async () => {
    const { educationId, email, record, token } = await applicantWithLink();
    const opened = await open(token);
    expect(opened.json()).toMatchObject({
      email,
      applications: [{ ...record, training: { educationId, removed: false } }],
    });
    expect(opened.headers['set-cookie']).toMatch(
      /^education_lookup=\S+; Max-Age=3600; Path=\/api\/education; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookiesOf(opened);
    expect(
      (
        await education().call('GET', 'search-record', { cookie, query: { educationId, email: email.toUpperCase() } })
      ).json(),
    ).toEqual(record);
    expect(
      (await education().call('PATCH', 'cancel-signup', { cookie, body: { educationId, email } })).json(),
    ).toMatchObject({ status: 'cancelled' });
  });

  test('works for an address with signs that cookies and addresses of pages write otherwise', async () => {
    const { educationId, email, token } = await applicantWithLink("o'neil+50%=a/b@example.com");
    const cookie = cookiesOf(await open(token));
    expect(
      (await education().call('GET', 'search-record', { cookie, query: { educationId, email } })).json(),
    ).toMatchObject({ email });
  });

  test('works once', async () => {
    const { token } = await applicantWithLink();
    expect((await open(token)).statusCode).toBe(200);
    const again = await open(token);
    expect(again.json()).toMatchObject({ status: 404, code: 'link-invalid' });
    expect(again.headers).not.toHaveProperty('set-cookie');
  });

  test('opened many times at once works once', async () => {
    const { token } = await applicantWithLink();
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await open(token)).statusCode));
    expect(codes.sort((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
  });

  test('runs out after an hour', async () => {
    const { email, token } = await applicantWithLink();
    const [row] = await links()
      .where({ email })
      .select(education().service.db.raw('extract(epoch from expires_at - created_at)::int as seconds'));
    expect(row).toEqual({ seconds: 3600 });
    await links().where({ email }).update({ expiresAt: new Date() });
    expect((await open(token)).json()).toMatchObject({ code: 'link-invalid' });
  });

  test('gives no right to what others applied for', async () => {
    const { educationId, token } = await applicantWithLink();
    const other = education().address();
    await education().apply(educationId, { email: other });
    const cookie = cookiesOf(await open(token));
    expect(
      (await education().call('GET', 'search-record', { cookie, query: { educationId, email: other } })).body,
    ).toBe('');
  });

  test('is kept as a hash', async () => {
    const { token } = await applicantWithLink();
    expect(
      JSON.stringify(await links().select(education().service.db.raw("encode(token_hash, 'escape') as text"))),
    ).not.toContain(token);
  });
});

describe('asking for a link', () => {
  test('is answered alike whether somebody has applied or not, and writes only to those who have', async () => {
    const educationId = await education().training();
    const known = education().address();
    const unknown = education().address();
    await education().apply(educationId, { email: known });
    const [one, other] = [await request(known), await request(unknown)];
    expect([one.statusCode, one.body]).toEqual([204, '']);
    expect([other.statusCode, other.body]).toEqual([204, '']);
    expect(Object.keys(other.headers)).toEqual(Object.keys(one.headers));
    expect(await education().mailsTo(known)).toHaveLength(1);
    expect(await education().mailsTo(unknown)).toEqual([]);
  });

  test('for made-up addresses uses up nothing that others share', async () => {
    const counts = () => education().service.db('quota_counts').select('key').orderBy('key');
    // Counts what one network asks for
    await request(education().address());
    const before = await counts();
    for (let nth = 0; nth < 3; nth += 1) await request(education().address());
    expect(await counts()).toEqual(before);
  });

  test('sends the mail in the language asked for, to the address in whatever letters', async () => {
    const email = education().address();
    await education().apply(await education().training(), { email });
    await request(email, { lang: 'en' });
    await request(email.toUpperCase());
    const mails = await education().mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      '[Selmatrix] Your training applications',
      '[셀매트릭스] 교육 신청 내역 확인 링크입니다',
    ]);
    expect(mails.flatMap(({ text }) => linksIn(text).map(({ english }) => english))).toEqual(['&lang=en', undefined]);
  });

  test('needs an address', async () => {
    expect((await request('kim')).json()).toMatchObject({ status: 400, errors: { email: 'email' } });
  });

  test('throws old links away', async () => {
    const { email } = await applicantWithLink();
    await links()
      .where({ email })
      .update({ expiresAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) });
    await request(education().address());
    expect(await links().where({ email })).toEqual([]);
  });
});
