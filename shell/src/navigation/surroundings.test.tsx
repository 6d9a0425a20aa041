import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageAccess, SessionUser } from '@portal/kit';
import { setPortal } from '@portal/kit/host';
import { createTestPortal, shellMessages } from '@portal/kit/testing';
import { act } from '@testing-library/react';
import { createSurroundings } from './surroundings.ts';

const member: SessionUser = { email: 'kim@visitor.example', name: '김정밀', role: 'member' };
const agent: SessionUser = { ...member, roles: { support: ['agent'] } };
const head = { title: '', description: '' };
const messages = { shell: await shellMessages('ko') };

function start(user?: SessionUser) {
  const get = () => Promise.resolve({ revision: 1, sections: {} }) as Promise<never>;
  const portal = createTestPortal({ messages, user: user ?? 'visitor', api: { get } });
  const report = jest.fn();
  setPortal({ ...portal, report });
  const surround = createSurroundings({ session: portal.session, report });
  return async (access?: PageAccess) => {
    await act(async () => (await surround({ url: '/', head, status: 200, access }))());
    expect(report).not.toHaveBeenCalled();
    const frame = document.getElementById('shell-admin');
    return frame && !frame.hidden;
  };
}

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
});
afterEach(() => {
  document.documentElement.removeAttribute('data-admin');
});

describe('the admin frame', () => {
  test('is shown around pages that need a role, and removed with them', async () => {
    const show = start(agent);
    expect(await show('agent')).toBe(true);
    expect(document.documentElement.hasAttribute('data-admin')).toBe(true);
    expect(await show('member')).toBe(false);
    expect(await show('staff')).toBe(true);
    expect(await show()).toBe(false);
  });

  test('is shown around a forbidden page, for people who have another role', async () => {
    expect(await start(agent)('administrator')).toBe(true);
  });

  test.each([
    ['a visitor', undefined],
    ['a member without a role', member],
    ['a member whose roles were taken', { ...member, roles: { support: [] } }],
  ])('is not made for %s', async (_who, user) => {
    expect(await start(user)('agent')).toBeNull();
  });
});
