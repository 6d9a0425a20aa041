import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { applicationBody, newMember, questionBody, supportForFile } from '../../testing/support.ts';

const support = supportForFile();
const send = (body: object, as = newMember(), headers: Record<string, string> = {}) =>
  support().ask('POST', '/api/email/send', { as, body, headers });
const apply = (body: object, as = newMember(), headers: Record<string, string> = {}) =>
  support().ask('POST', '/api/email/apply', { as, body, headers });
const rowOf = (number: string) => support().service.db('inquiries').where({ number }).first();
const inbox = 'noreply@selmatrix.example';
const mailAbout = async (number: string) =>
  (await support().mailsTo(inbox)).find(({ subject }) => subject.includes(number));

describe('a general inquiry', () => {
  test('is stored and answered with its number, and then mailed to the company', async () => {
    const body = questionBody({ product: 'web-eq' });
    const member = newMember();
    const answer = await send(body, member);
    expect(answer.statusCode).toBe(200);
    const { number } = answer.json();
    expect(number).toMatch(/^Q-20\d\d-\d{6}$/);
    expect(answer.json()).toEqual({ number });
    expect(await rowOf(number)).toMatchObject({
      form: 'question',
      type: 'product',
      product: 'web-eq',
      email: body['emailAddress'],
      content: body['content'],
      senderId: member.id,
      state: 'received',
    });
    const mail = await mailAbout(number);
    expect(mail?.headers['reply-to']).toBe(body['emailAddress']);
    expect(mail?.subject).toBe(`[${number}] 제품문의: ${body['title']}`);
    for (const text of [
      '김하늘',
      'WEB EQ',
      '010-0000-1234',
      '설치하려고 합니다.',
      `/admin/support/inquiries/${number}`,
    ])
      expect(mail?.text).toContain(text);
  });

  test.each(['name', 'type', 'phone', 'emailAddress', 'title', 'content'])(
    'is refused while %s is missing or blank',
    async (field) => {
      const { [field]: _left, ...without } = questionBody();
      for (const body of [
        without,
        questionBody({ [field]: '' }),
        ...(field === 'type' ? [] : [questionBody({ [field]: ' \n\u00a0' })]),
      ]) {
        expect((await send(body)).json()).toMatchObject({
          status: 400,
          code: 'validation-failed',
          errors: { [field]: 'required' },
        });
      }
    },
  );

  test('names all blank fields at once', async () => {
    const blank = { name: '', type: '', phone: '', emailAddress: '', title: '', content: '' };
    expect((await send(blank)).json().errors).toEqual(
      Object.fromEntries(Object.keys(blank).map((field) => [field, 'required'])),
    );
  });

  test.each([
    ['an unknown type', { type: 'sales' }, { type: 'invalid' }],
    ['an unknown product', { product: 'other' }, { product: 'invalid' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, { name: 'too-long' }],
    ['a text of 10001 characters', { content: 'x'.repeat(10_001) }, { content: 'too-long' }],
    ['a field of ours', { state: 'answered' }, { state: 'unknown-field' }],
  ])('with %s is refused', async (_what, change, errors) => {
    expect((await send(questionBody(change))).json()).toMatchObject({ status: 400, errors });
  });

  test.each(['kim@', 'kim at example.com', 'a@b.com, c@d.com', '없음'])(
    'with the mistyped address %j is not lost; only its receipt is',
    async (emailAddress) => {
      const { number } = (await send(questionBody({ emailAddress }))).json();
      expect((await rowOf(number)).email).toBe(emailAddress);
      const mail = await mailAbout(number);
      expect(mail?.text).toContain(emailAddress);
      expect(mail?.headers).not.toHaveProperty('reply-to');
      expect(
        (
          await support()
            .service.db('outbox')
            .where({ key: `receipt:${number}` })
        ).length,
      ).toBe(0);
    },
  );

  test('is asked to sign in first, and nothing of it is kept', async () => {
    const body = questionBody();
    expect((await support().ask('POST', '/api/email/send', { body })).json()).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(await support().service.db('inquiries').where({ email: body['emailAddress'] })).toEqual([]);
  });

  test('repeated with its Idempotency-Key stays one', async () => {
    const [body, member, headers] = [questionBody(), newMember(), { 'idempotency-key': randomUUID() }];
    const [first, second] = [await send(body, member, headers), await send(body, member, headers)];
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await support().service.db('inquiries').where({ senderId: member.id })).toHaveLength(1);
  });

  test('that fills in the field for machines is answered alike, kept as spam and mailed to nobody', async () => {
    const { number } = (await send(questionBody({ website: 'https://buy.example' }))).json();
    expect(await rowOf(number)).toMatchObject({ state: 'spam', trapped: true });
    expect(await support().service.db('outbox').where('key', 'like', `%${number}`)).toEqual([]);
  });
});

describe('headers of mails', () => {
  const injection = '김하늘\r\nBcc: victim@example.com\r\n\r\n본문';

  test.each(['name', 'title', 'phone', 'emailAddress'])('cannot be added through %s', async (field) => {
    const { number } = (await send(questionBody({ [field]: injection }))).json();
    const mail = await mailAbout(number);
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(mail?.headers['from']).toBe('Selmatrix <noreply@selmatrix.example>');
    expect(await support().mailsTo('victim@example.com')).toEqual([]);
  });

  test('take a title of 200 characters and every script', async () => {
    const { number } = (await send(questionBody({ title: '🏭'.repeat(100) }))).json();
    expect((await mailAbout(number))?.subject).toBe(`[${number}] 제품문의: ${'🏭'.repeat(100)}`);
    const long = (await send(questionBody({ title: '가'.repeat(200) }))).json();
    expect((await mailAbout(long.number))?.subject).toBe(`[${long.number}] 제품문의: ${'가'.repeat(120)}…`);
  });
});

describe('the receipt', () => {
  test('carries the number, in the language of the page, and not a word that was typed', async () => {
    const body = questionBody({ title: '지금 https://evil.example 에서 확인하세요' });
    const { number } = (await send(body, newMember(), { cookie: 'a=b; locale=en' })).json();
    const [mail] = await support().mailsTo(body['emailAddress'] as string);
    expect(mail?.subject).toBe(`[Selmatrix] We have received your inquiry (${number})`);
    expect(mail?.text).toContain(number);
    expect(mail?.text).not.toContain('evil');
    expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-replied', 'reply-to': inbox });
  });

  test('is Korean for everybody else', async () => {
    const body = questionBody();
    const { number } = (await send(body)).json();
    expect((await support().mailsTo(body['emailAddress'] as string))[0]?.subject).toBe(
      `[셀매트릭스] 문의가 접수되었습니다 (${number})`,
    );
  });

  test.each(['noreply@example.com', 'MAILER-DAEMON@example.com', inbox, inbox.toUpperCase()])(
    'does not go to %s, which would answer for ever',
    async (emailAddress) => {
      const { number } = (await send(questionBody({ emailAddress }))).json();
      expect(
        await support()
          .service.db('outbox')
          .where({ key: `receipt:${number}` }),
      ).toEqual([]);
      expect(await mailAbout(number)).toBeDefined();
    },
  );

  test('stops after a few to one address, regardless of the sender', async () => {
    const emailAddress = `${randomUUID()}@example.com`;
    for (let times = 0; times <= 5; times += 1)
      expect((await send(questionBody({ emailAddress }))).statusCode).toBe(200);
    expect(await support().mailsTo(emailAddress)).toHaveLength(5);
  });
});

describe('an application', () => {
  test('with an SMWP id is one for an SMWP account; its password is in no mail and in no clear column', async () => {
    const body = applicationBody();
    const { number } = (await apply(body)).json();
    expect(await rowOf(number)).toMatchObject({
      form: 'smwp',
      smwpId: 'factory7',
      applyDate: '2026-10-20',
      passwordState: 'kept',
    });
    const mails = [await mailAbout(number), ...(await support().mailsTo(body['email'] as string))];
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('factory7');
    const tables = ['inquiries', 'outbox', 'idempotency_keys', 'quota_counts']
      .map((table) => `select ${table}::text as line from ${table}`)
      .join(' union all ');
    const dump = await support().service.db.raw(`select string_agg(line, '') as lines from (${tables}) all_lines`);
    // Bytes read as hexadecimal digits there
    expect(`${JSON.stringify(mails)}${dump.rows[0].lines}`).not.toMatch(
      new RegExp(
        `Gongjang|${Buffer.from('Gongjang').toString('hex')}|${Buffer.from('Gongjang').toString('base64').slice(0, 10)}`,
      ),
    );
  });

  test.each([{}, { smwpId: '', smwpPassword: '' }])('without one (%j) is a WebEQ inquiry', async (none) => {
    const { smwpId: _id, smwpPassword: _password, ...body } = applicationBody();
    const { number } = (await apply({ ...body, ...none })).json();
    expect(await rowOf(number)).toMatchObject({
      form: 'webeq',
      smwpId: null,
      passwordState: 'none',
      passwordSealed: null,
    });
  });

  test.each([
    [{ smwpId: 'factory' }, { smwpId: 'smwp-id-format' }],
    [{ smwpId: 'factory202612' }, { smwpId: 'smwp-id-format' }],
    [{ smwpPassword: 'allsmall!' }, { smwpPassword: 'smwp-password-format' }],
    [{ smwpId: '', smwpPassword: 'aB!' }, { smwpId: 'required' }],
    [{ smwpPassword: '' }, { smwpPassword: 'required' }],
    [{ applyDate: '' }, { applyDate: 'required' }],
  ])('with %j is refused', async (change, errors) => {
    const answer = await apply(applicationBody(change));
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation-failed', errors });
    expect(answer.body).not.toContain('allsmall');
  });

  test('of a guest is refused, whatever is open to guests', async () => {
    await support().service.db('settings').update({ guestInquiries: true });
    expect((await support().ask('POST', '/api/email/apply', { body: applicationBody() })).statusCode).toBe(401);
    await support().service.db('settings').update({ guestInquiries: false });
  });
});

describe('guests', () => {
  const guest = (address: string) => ({ body: questionBody(), headers: { 'x-forwarded-for': address } });

  test('may send while an admin lets them, and the page is told so', async () => {
    const { ask, service } = support();
    expect((await ask('GET', '/api/email/options')).json()).toEqual({ guestInquiries: false });
    await service.db('settings').update({ guestInquiries: true });
    expect((await ask('GET', '/api/email/options')).json()).toEqual({ guestInquiries: true });
    const { number } = (await ask('POST', '/api/email/send', guest('203.0.113.1'))).json();
    expect(await rowOf(number)).toMatchObject({ senderId: null, senderEmail: null });
    const expired = await ask('POST', '/api/email/send', {
      ...guest('203.0.113.1'),
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(expired.statusCode).toBe(401);
  });
});
