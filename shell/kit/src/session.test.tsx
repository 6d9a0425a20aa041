import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createApiClient } from './api-client.ts';
import { createSession, type Session } from './session.ts';
import { mockApi, problemResponse } from './testing/index.ts';

const api = mockApi();
const person = { email: 'kim@visitor.example', name: '김정밀', role: 'member' } as const;
const refreshes = () => api.calls('POST /api/user/refresh');

/** The locks of a browser: who asks for the name waits until everybody before has ended. */
class TestLocks {
  private last: Promise<unknown> = Promise.resolve();

  request(_name: string, work: () => Promise<unknown>): Promise<unknown> {
    const before = this.last;
    const mine = before.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

/** Answers each refresh with a token of its own: `token 1`, `token 2`. */
function answerRefresh() {
  let tokens = 0;
  api.answer('POST /api/user/refresh', () => ({ ...person, accessToken: `token ${++tokens}` }));
}

const cookie = (value: string) => {
  document.cookie = `signed_in=${value}; path=/`;
};

beforeEach(() => {
  Object.assign(navigator, { locks: new TestLocks() });
  cookie('1');
});
afterEach(() => {
  jest.useRealTimers();
  cookie('; max-age=0');
  Reflect.deleteProperty(navigator, 'locks');
});

const clientOf = (session: Session) =>
  createApiClient({ resolve: (path) => path, token: session.token, refresh: session.refresh });
const accountWith = (valid: string) =>
  api.answer('GET /api/user/account', ({ headers }) =>
    headers.get('authorization') === `Bearer ${valid}` ? person : problemResponse(401, 'token-expired'),
  );

describe('the session of a tab', () => {
  test('begins with a silent refresh, and keeps the token out of every storage', async () => {
    answerRefresh();
    const session = createSession();
    expect(session.store.getState().status).toBe('unknown');
    await session.start();
    expect(session.store.getState()).toEqual({ status: 'signed-in', user: person });
    expect(session.token()).toBe('token 1');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain('token');
  });

  test('knows the roles of who is signed in, and that there are none any more', async () => {
    const roles = { support: ['agent'] };
    api.answer('POST /api/user/signin', { ...person, roles, accessToken: 'first' });
    const session = createSession();
    await session.signIn(person.email, 'right');
    expect(session.store.getState().user).toEqual({ ...person, roles });
    answerRefresh();
    await session.refresh('first');
    expect(session.store.getState().user?.roles).toBeUndefined();
  });

  test('of a visitor who never signed in asks for nothing', async () => {
    cookie('; max-age=0');
    const session = createSession();
    await session.start();
    expect(session.store.getState()).toEqual({ status: 'signed-out' });
    expect(refreshes()).toEqual([]);
  });

  test.each([
    ['signed_in=1', 1],
    ['theme=dark; signed_in=1; locale=ko', 1],
    ['signed_in=10', 0],
    ['signed_in=', 0],
    ['not_signed_in=1', 0],
  ])('with the cookies "%s" asks %i times', async (cookies, times) => {
    answerRefresh();
    const read = jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    expect(await createSession().refresh()).toBe(times === 1);
    expect(refreshes()).toHaveLength(times);
    read.mockRestore();
  });

  test('is that of a visitor while the service is away, and begins with the next refresh', async () => {
    api.answer('POST /api/user/refresh', () => problemResponse(503, 'unavailable'));
    const session = createSession();
    await session.start();
    expect(refreshes()).toHaveLength(3);
    expect(session.store.getState()).toEqual({ status: 'signed-out', isUnanswered: true });
    answerRefresh();
    expect(await session.refresh()).toBe(true);
    expect(session.store.getState()).toEqual({ status: 'signed-in', user: person });
  });

  test('begins by itself once the service is back, with nothing asked of it', async () => {
    jest.useFakeTimers();
    api.answer('POST /api/user/refresh', () => problemResponse(503, 'unavailable'));
    const session = createSession();
    void session.start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(session.store.getState().isUnanswered).toBe(true);
    answerRefresh();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(session.store.getState()).toEqual({ status: 'signed-in', user: person });
  });

  test('waits for no response longer than other tabs can wait for it', async () => {
    jest.useFakeTimers();
    api.answer('POST /api/user/refresh', () => new Promise(() => undefined));
    void createSession().start();
    await jest.advanceTimersByTimeAsync(9_000);
    expect(refreshes()).toHaveLength(2);
  });

  test.each([
    ['503', () => problemResponse(503, 'unavailable')],
    ['no response', () => Response.error()],
  ])('goes on after one refresh with %s', async (_title, failure) => {
    let attempts = 0;
    api.answer('POST /api/user/refresh', () => (++attempts === 1 ? failure() : { ...person, accessToken: 'token 2' }));
    const session = createSession();
    await session.start();
    expect(session.store.getState()).toEqual({ status: 'signed-in', user: person });
    expect(attempts).toBe(2);
  });

  test('is over when its cookie is gone', async () => {
    answerRefresh();
    const session = createSession();
    await session.start();
    cookie('; max-age=0');
    expect(await session.refresh()).toBe(false);
    expect(session.store.getState()).toEqual({ status: 'signed-out' });
    expect(session.token()).toBeUndefined();
    expect(refreshes()).toHaveLength(1);
  });

  test('asks for a token when one was refused and there is no other', async () => {
    answerRefresh();
    const session = createSession();
    expect(await session.refresh('an old token')).toBe(true);
    expect(session.token()).toBe('token 1');
  });

  const absent = () => {
    Reflect.deleteProperty(navigator, 'locks');
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  };
  const refused = () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(navigator, { locks: { request: async () => refuse() } });
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: refuse });
  };

  test.each([
    ['without', absent],
    ['that refuses', refused],
  ])('works in a browser %s locks and channels', async (_title, spoil) => {
    answerRefresh();
    api.answer('POST /api/user/signin', { ...person, secondFactorMissing: false, accessToken: 'token' });
    api.answer('POST /api/user/signout', undefined);
    const channel = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel') ?? {};
    spoil();
    try {
      const session = createSession();
      expect(await session.refresh()).toBe(true);
      expect(session.token()).toBe('token 1');
      await session.signIn(person.email, 'correct-horse-battery');
      expect(session.token()).toBe('token');
      await session.signOut();
      expect(session.store.getState()).toEqual({ status: 'signed-out' });
    } finally {
      Object.defineProperty(globalThis, 'BroadcastChannel', channel);
    }
  });

  test('begins with e-mail and password, and not with wrong ones', async () => {
    api.answer('POST /api/user/signin', { ...person, secondFactorMissing: false, accessToken: 'token' });
    const session = createSession();
    expect(await session.signIn(person.email, 'correct-horse-battery')).toEqual(person);
    expect(api.calls('POST /api/user/signin')[0]?.body).toEqual({
      email: person.email,
      password: 'correct-horse-battery',
    });
    expect([session.token(), session.store.getState()]).toEqual(['token', { status: 'signed-in', user: person }]);
    api.answer('POST /api/user/signin', () => problemResponse(401, 'wrong-credentials'));
    const other = createSession();
    await expect(other.signIn(person.email, 'wrong')).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect([other.token(), other.store.getState().status]).toEqual([undefined, 'unknown']);
  });

  test('ends in its own tab with the sign-out', async () => {
    answerRefresh();
    api.answer('POST /api/user/signout', undefined);
    const session = createSession();
    await session.start();
    await session.signOut();
    expect([session.token(), session.store.getState()]).toEqual([undefined, { status: 'signed-out' }]);
  });

  test('ends with a refused refresh, and outlives one that was not answered', async () => {
    answerRefresh();
    const session = createSession();
    await session.start();
    api.answer('POST /api/user/refresh', () => Response.error());
    expect(await session.refresh()).toBe(false);
    expect(session.store.getState().status).toBe('signed-in');
    api.answer('POST /api/user/refresh', () => problemResponse(401, 'session-ended'));
    expect(await session.refresh()).toBe(false);
    expect(session.store.getState()).toEqual({ status: 'signed-out' });
  });

  test('renews a token that ran out once for all calls, which then succeed', async () => {
    answerRefresh();
    const session = createSession();
    await session.start();
    accountWith('token 2');
    const client = clientOf(session);
    await Promise.all([1, 2, 3].map(() => client.get('/api/user/account')));
    expect(refreshes()).toHaveLength(2);
  });

  test('asks for no token when a call comes back refused after the token was renewed', async () => {
    answerRefresh();
    const session = createSession();
    await session.start();
    let letThrough = () => undefined as void;
    const waiting = new Promise<void>((resolve) => (letThrough = resolve));
    api.answer('GET /api/user/account', async ({ headers }) => {
      if (headers.get('authorization') !== 'Bearer token 1') return person;
      await waiting;
      return problemResponse(401, 'token-expired');
    });
    const slow = clientOf(session).get('/api/user/account');
    await session.refresh();
    letThrough();
    expect(await slow).toEqual(person);
    expect(refreshes()).toHaveLength(2);
  });
});

describe('the sessions of several tabs', () => {
  async function tabs(count: number): Promise<Session[]> {
    const sessions = Array.from({ length: count }, () => createSession());
    await sessions[0]?.start();
    await waitFor(() => expect(sessions.map((session) => session.token())).toEqual(sessions.map(() => 'token 1')));
    return sessions;
  }

  test('that wake together ask for one token, even when its message comes after the lock', async () => {
    answerRefresh();
    const sessions = await tabs(3);
    expect(await Promise.all(sessions.map((session) => session.refresh('token 1')))).toEqual([true, true, true]);
    await waitFor(() => expect(sessions.map((session) => session.token())).toEqual(['token 2', 'token 2', 'token 2']));
    expect(refreshes()).toHaveLength(2);
  });

  test('ask again when the tab before them got none', async () => {
    answerRefresh();
    const sessions = await tabs(2);
    let attempts = 0;
    api.answer('POST /api/user/refresh', () =>
      ++attempts === 1 ? Response.error() : { ...person, accessToken: 'token 3' },
    );
    expect(await Promise.all(sessions.map((session) => session.refresh('token 1')))).toEqual([true, true]);
    expect(attempts).toBe(2);
  });

  test('take no sign-out in another tab for a token while they wait', async () => {
    answerRefresh();
    api.answer('POST /api/user/signout', undefined);
    const [first, second] = await tabs(2);
    let release: (() => void) | undefined;
    const held = navigator.locks.request('portal-refresh', () => new Promise<void>((done) => (release = done)));
    const waiting = second?.refresh('token 1');
    await waitFor(() => expect(release).toBeDefined());
    await first?.signOut();
    await waitFor(() => expect(second?.store.getState().status).toBe('signed-out'));
    api.answer('POST /api/user/refresh', () => problemResponse(401, 'session-ended'));
    release?.();
    expect(await waiting).toBe(false);
    await held;
  });

  test('learn of a sign-in and a sign-out in one of them', async () => {
    api.answer('POST /api/user/signin', { ...person, secondFactorMissing: false, accessToken: 'token' });
    api.answer('POST /api/user/signout', undefined);
    const [first, second] = [createSession(), createSession()];
    await first.signIn(person.email, 'correct-horse-battery');
    await waitFor(() => expect(second.store.getState()).toEqual({ status: 'signed-in', user: person }));
    await second.signOut();
    await waitFor(() => expect(first.store.getState()).toEqual({ status: 'signed-out' }));
    expect(first.token()).toBeUndefined();
  });

  test('stay signed in when a sign-out does not reach the server', async () => {
    answerRefresh();
    const [first] = await tabs(2);
    api.answer('POST /api/user/signout', () => Response.error());
    await expect(first?.signOut()).rejects.toMatchObject({ status: 0 });
    expect(first?.store.getState().status).toBe('signed-in');
  });
});
