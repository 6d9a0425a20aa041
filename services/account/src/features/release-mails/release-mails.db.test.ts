import { afterAll, beforeAll, expect, test } from '@jest/globals';
import knex from 'knex';
import type { Knex } from 'knex';
import { accountForFile } from '../../testing/account.ts';
import { createReleaseMailService } from './release-mail-service.ts';

const account = accountForFile();
const origin = 'https://portal.example';
const section = 'education';
let portal: Knex;

// The table of the portal, into which the window of this service looks
beforeAll(async () => {
  portal = knex({ client: 'pg', connection: account().service.adminUrl });
  await portal.raw(`
    create schema portal;
    create table portal.release_events (
      id bigint generated always as identity primary key, event text, kind text, name text, section text, version text, live text,
      moved_by text, actor_id text, reason text, findings jsonb, happened_at timestamptz default now()
    )`);
});

afterAll(() => portal.destroy());

/** Somebody with a verified address, an access token, and a role in a section where one is named. */
async function person({ role = 'member', of, locale = 'ko' }: { role?: string; of?: string; locale?: string }) {
  const { db } = account().service;
  const email = await account().newMember();
  const id = await account().idOf(email);
  await db('users').where({ id }).update({ role, locale, emailVerifiedAt: db.fn.now() });
  if (of !== undefined) await db('section_roles').insert({ userId: id, section: of, role: 'manager' });
  return { email, id, token: (await account().signIn(email)).accessToken };
}

const tell = (requiresSecondFactor = false) =>
  createReleaseMailService({ db: account().service.db, publicOrigin: origin, requiresSecondFactor }).tell();

/** A version of a section is taken back; mails are written. */
async function happens(event: Record<string, string | null> = {}, requiresSecondFactor = false): Promise<void> {
  const row = {
    event: 'healed',
    kind: 'section',
    name: section,
    section,
    version: 'v2',
    live: 'v1',
    moved_by: 'portal',
  };
  await portal('portal.release_events').insert({ ...row, findings: '[]', ...event });
  await tell(requiresSecondFactor);
}

/** What somebody was told of releases. */
const toldTo = async ({ email }: { email: string }) =>
  (await account().mailsTo(email)).filter(({ text }) => text.includes('/admin/releases'));

test('managers of the section are told in their language, each once, with the reasons and a link', async () => {
  const korean = await person({ of: section });
  const english = await person({ of: section, locale: 'en' });
  const findings = JSON.stringify([{ cause: '/education renders nothing', mend: 'return content' }]);
  await happens({ event: 'refused', live: null, moved_by: 'team', findings });
  await Promise.all([tell(), tell()]);
  const [mail, ...further] = await toldTo(english);
  expect(further).toEqual([]);
  expect(mail?.subject).toBe('[Selmatrix] A release was refused: the section education');
  expect(mail?.text).toContain('- /education renders nothing → return content');
  expect(mail?.text).toContain(`${origin}/admin/releases/education`);
  expect(mail?.text).not.toContain('Live now');
  expect((await toldTo(korean)).map(({ subject }) => subject)).toEqual([
    '[셀매트릭스] 배포가 거부되었습니다: education 섹션',
  ]);
});

test('a service is named as one, with what visitors have now', async () => {
  const manager = await person({ of: 'shop', locale: 'en' });
  await happens({ kind: 'service', name: 'orders', section: 'shop', reason: '9 of its 12 calls failed' });
  const [mail] = await toldTo(manager);
  expect(mail?.subject).toBe('[Selmatrix] A release failed and was taken back by itself: the service orders');
  for (const text of ['Live now: v1', '- 9 of its 12 calls failed', `${origin}/admin/releases/shop/services/orders`])
    expect(mail?.text).toContain(text);
});

test('of a version that may be failing its managers are notified, with what the portal saw', async () => {
  const manager = await person({ of: 'doubtful', locale: 'en' });
  const reason = '100 % of 5 visits failed for visitors; only browsers report it, and the portal has no browser';
  await happens({ section: 'doubtful', name: 'doubtful', event: 'held', live: 'v2', reason });
  const [mail] = await toldTo(manager);
  expect(mail?.subject).toBe('[Selmatrix] A release may be failing and needs your decision: the section doubtful');
  expect(mail?.text).toContain(`- ${reason}`);
  await account().call('PUT', 'release-mails', manager.token, { events: ['held'], allSections: false });
  await happens({ section: 'doubtful', name: 'doubtful', event: 'held', live: 'v3' });
  expect(await toldTo(manager)).toHaveLength(2);
});

test('managers of other sections, editors, unverified and suspended people are not told', async () => {
  const { db } = account().service;
  const [other, editor, unverified, suspended] = await Promise.all([
    person({ of: 'offices' }),
    person({}),
    person({ of: 'jobs' }),
    person({ of: 'jobs' }),
  ]);
  await db('section_roles').insert({ userId: editor.id, section: 'jobs', role: 'editor' });
  await db('users').where({ id: unverified.id }).update({ emailVerifiedAt: null });
  await db('users')
    .where({ id: suspended.id })
    .update({ suspendedAt: db.fn.now(), suspensionReason: 'x', suspendedBy: suspended.id });
  await happens({ section: 'jobs', name: 'jobs' });
  for (const one of [other, editor, unverified, suspended]) expect(await toldTo(one)).toEqual([]);
});

test('where policy ties roles to a second factor, nobody without one is told', async () => {
  const manager = await person({ of: 'vault' });
  await happens({ section: 'vault', name: 'vault' }, true);
  expect(await toldTo(manager)).toEqual([]);
});

test('administrators are told of sections without a manager, and of all sections when they choose so', async () => {
  const admin = await person({ role: 'admin' });
  await person({ of: 'manned' });
  await happens({ section: 'unmanned', name: 'unmanned' });
  await happens({ section: 'manned', name: 'manned' });
  expect(await toldTo(admin)).toHaveLength(1);
  const choice = { events: ['healed'], allSections: true };
  expect((await account().call('PUT', 'release-mails', admin.token, choice)).json()).toEqual(choice);
  await happens({ section: 'manned', name: 'manned' });
  expect(await toldTo(admin)).toHaveLength(2);
});

test('people choose what they are told of; until then it is everything', async () => {
  const manager = await person({ of: 'chosen' });
  expect((await account().get('release-mails', manager.token)).json()).toEqual({
    events: ['refused', 'healed', 'rolled-back', 'held'],
    allSections: false,
  });
  await account().call('PUT', 'release-mails', manager.token, { events: ['refused'], allSections: false });
  await happens({ section: 'chosen', name: 'chosen' });
  expect(await toldTo(manager)).toEqual([]);
  await happens({ section: 'chosen', name: 'chosen', event: 'refused', live: null });
  expect(await toldTo(manager)).toHaveLength(1);
});

test('who rolled a version back is not told of it, the others are', async () => {
  const [actor, colleague] = await Promise.all([person({ of: 'moved' }), person({ of: 'moved' })]);
  await happens({ section: 'moved', name: 'moved', event: 'rolled-back', moved_by: 'person', actor_id: actor.id });
  expect(await toldTo(actor)).toEqual([]);
  expect(await toldTo(colleague)).toHaveLength(1);
});

test('events that are no news any more are passed over', async () => {
  const manager = await person({ of: 'old' });
  await happens({ section: 'old', name: 'old', happened_at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
  expect(await toldTo(manager)).toEqual([]);
});
