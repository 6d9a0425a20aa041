import { expect, test } from '@jest/globals';
import { testMember } from '@portal/service-kit/testing';
import type { SessionUser } from '@portal/service-kit';
import { mayHandle } from './may-handle.ts';
import type { Proof } from './may-handle.ts';

const application = { applicationId: 5, userId: 'kim', address: 'kim@example.com', isRepeat: false };
const nothing: Proof = { user: undefined, receipts: [], email: undefined };
const user: SessionUser = { ...testMember, id: 'lee', email: 'lee@example.com', isEmailVerified: true };

test.each<[string, Partial<Proof>]>([
  ['the member who applied, whatever their address', { user: { ...user, id: 'kim', isEmailVerified: false } }],
  ['the member whose verified address it is', { user: { ...user, email: 'kim@example.com' } }],
  ['an admin', { user: { ...user, role: 'admin' } }],
  ['an agent of the section', { user: { ...user, roles: { education: ['agent'] } } }],
  ['the browser that applied', { receipts: [4, 5] }],
  ['the browser that opened a link mailed to the address', { email: 'kim@example.com' }],
])('%s may', (_who, proof) => {
  expect(mayHandle({ ...nothing, ...proof }, application)).toBe(true);
});

test.each<[string, Partial<Proof>]>([
  ['nobody in particular', {}],
  [
    'a member who says that the address is theirs',
    { user: { ...user, email: 'kim@example.com', isEmailVerified: false } },
  ],
  ['another member', { user }],
  ['an editor of the section', { user: { ...user, roles: { education: ['editor'] } } }],
  ['an agent of another section', { user: { ...user, roles: { support: ['agent'] } } }],
  ['a member whose address only looks like it', { user: { ...user, email: '\u212Aim@example.com' } }],
  ['the browser that sent another application', { receipts: [6] }],
  ['the browser that opened a link mailed to another address', { email: 'lee@example.com' }],
])('%s may not', (_who, proof) => {
  expect(mayHandle({ ...nothing, ...proof }, application)).toBe(false);
});

test("a repeated application is its sender's alone", () => {
  const repeat = { ...application, isRepeat: true };
  expect(mayHandle({ ...nothing, receipts: [5] }, repeat)).toBe(true);
  expect(mayHandle({ ...nothing, user: { ...user, id: 'kim' } }, repeat)).toBe(true);
  expect(mayHandle({ ...nothing, user: { ...user, email: 'kim@example.com', role: 'admin' } }, repeat)).toBe(false);
  expect(mayHandle({ ...nothing, email: 'kim@example.com' }, repeat)).toBe(false);
});

test('a visitor is not taken for another visitor', () => {
  expect(mayHandle(nothing, { ...application, userId: null })).toBe(false);
});
