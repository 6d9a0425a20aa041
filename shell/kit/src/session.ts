import { createStore, type StoreApi } from 'zustand/vanilla';
import type { paths } from './api/types.generated.ts';
import { ApiError, createApiClient } from './api-client.ts';
import type { ApiClient, ResponseOf } from './typed-api.ts';

/** What a member may do in one section: write and publish, work with people's data, or both with settings and releases. */
export type SectionRole = 'editor' | 'agent' | 'manager';

export interface SessionUser {
  email: string;
  name: string;
  role: 'admin' | 'member';
  /** Section → the roles held there; missing without any. `can()` reads it. */
  roles?: Record<string, SectionRole[]>;
  /** The role waits for a second factor, which is not set up. */
  secondFactorMissing?: boolean;
}

export interface SessionState {
  /** `unknown` until the silent refresh at start has ended; documents are rendered in this state. */
  status: 'unknown' | 'signed-out' | 'signed-in';
  user?: SessionUser;
  /** The browser has a session whose user is not known, since the account service did not respond. It is asked again. */
  isUnanswered?: true;
}

export interface Session {
  store: StoreApi<SessionState>;
  token(): string | undefined;
  /** The silent refresh at start: never fails, never reports. */
  start(): Promise<void>;
  /**
   * Renews the access token; one request for any number of callers and tabs. False when nobody is signed in. `refused`
   * is the token that a service did not take: when there is a newer one by now, nothing is asked.
   */
  refresh(refused?: string): Promise<boolean>;
  /** Fails with `second-factor-required` for somebody who has one; `problem` of the error says what is asked for. */
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Takes what another call was answered with that signs in, or renews the access token. */
  enter(answer: SignedIn): SessionUser;
  signOut(): Promise<void>;
}

/** What calls that sign in are answered with. */
export type SignedIn = ResponseOf<paths, 'POST', '/api/user/signin'>;
type TabMessage = { type: 'signed-in'; answer: SignedIn } | { type: 'signed-out' };

/** The account service sets this readable cookie beside the refresh cookie; it holds no secret. */
const SIGNED_IN_COOKIE = /(?:^|;\s*)signed_in=1(?:;|$)/;

const REFRESH_LOCK = 'portal-refresh';
/** How long a new token may be on its way to the other tabs: a channel promises no time, and no order with locks. */
const handoverMs = 500;
/** How long one request may take; the other tabs wait for it. */
const refreshLimitMs = 8_000;
/** A failure says nothing about the session: it is asked for again after these pauses, and later for as long as it is not known. */
const pausesMs = [500, 2_000];
const askAgainMs = 15_000;

type Refreshed = 'renewed' | 'over' | 'failed';
const pause = (ms: number) => new Promise((end) => setTimeout(end, ms));

/** The session of this tab. The access token lives in this closure only; other tabs learn of changes by a channel. */
export function createSession(): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const bare: ApiClient<paths> = createApiClient({ resolve: (path) => path });
  let channel: BroadcastChannel | undefined;
  try {
    // Node has them, too. Firefox throws where it blocks cookies
    if (typeof window === 'object') channel = new BroadcastChannel('portal-session');
  } catch {
    // Other tabs find out by themselves
  }
  let accessToken: string | undefined;
  let renewals = 0;
  let pending: Promise<boolean> | undefined;
  let askingAgain: ReturnType<typeof setTimeout> | undefined;

  function enter({ accessToken: token, email, name, role, roles, secondFactorMissing }: SignedIn): SessionUser {
    accessToken = token;
    renewals += 1;
    const user = { email, name, role, roles, ...(secondFactorMissing && { secondFactorMissing }) };
    store.setState({ status: 'signed-in', user }, true);
    return user;
  }

  /** For this tab and the others. */
  function share(answer: SignedIn): SessionUser {
    channel?.postMessage({ type: 'signed-in', answer } satisfies TabMessage);
    return enter(answer);
  }

  function leave(): void {
    accessToken = undefined;
    store.setState({ status: 'signed-out' }, true);
  }

  /** A user who was known stays; a failure signs no user out. */
  function stayUnanswered(): void {
    if (store.getState().user) return;
    store.setState({ status: 'signed-out', isUnanswered: true }, true);
    clearTimeout(askingAgain);
    askingAgain = setTimeout(() => store.getState().isUnanswered && void refresh(), askAgainMs);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'signed-in') enter(data.answer);
    else leave();
  });

  async function requestRefresh(): Promise<Refreshed> {
    try {
      share(await bare.send('POST', '/api/user/refresh', undefined, { limitMs: refreshLimitMs }));
      return 'renewed';
    } catch (error) {
      return error instanceof ApiError && error.status === 401 ? 'over' : 'failed';
    }
  }

  /** `before`: how many tokens this tab had when it first asked for another one. */
  function refreshOnceForAllTabs(before: number): Promise<Refreshed> {
    if (renewals > before) return Promise.resolve('renewed');
    return new Promise((resolve) => {
      // A token that another tab asked for serves as soon as it is here.
      const unsubscribe = store.subscribe(() => renewals > before && resolve('renewed'));
      const work = async () => {
        if (renewals > before) return;
        const refreshed = await requestRefresh();
        resolve(refreshed);
        // Who waits for the lock must have the token before the lock, or would ask for another one.
        if (refreshed === 'renewed') await pause(handoverMs);
      };
      // Some browsers have no locks, and Firefox refuses them where it blocks cookies
      const inTurn = async () => navigator.locks.request(REFRESH_LOCK, work);
      void inTurn().catch(work).finally(unsubscribe);
    });
  }

  async function refreshInSeveralTries(): Promise<boolean> {
    const before = renewals;
    let refreshed = await refreshOnceForAllTabs(before);
    for (const ms of pausesMs) {
      if (refreshed !== 'failed') break;
      await pause(ms);
      refreshed = await refreshOnceForAllTabs(before);
    }
    if (refreshed === 'over') leave();
    if (refreshed === 'failed') stayUnanswered();
    return refreshed === 'renewed';
  }

  function refresh(refused?: string): Promise<boolean> {
    if (refused !== undefined && accessToken !== undefined && accessToken !== refused) return Promise.resolve(true);
    if (!SIGNED_IN_COOKIE.test(document.cookie)) {
      leave();
      return Promise.resolve(false);
    }
    pending ??= refreshInSeveralTries().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    store,
    token: () => accessToken,
    refresh,
    async start() {
      await refresh();
    },
    async signIn(email, password) {
      return share(await bare.send('POST', '/api/user/signin', { email, password }));
    },
    enter: share,
    async signOut() {
      await bare.send('POST', '/api/user/signout');
      channel?.postMessage({ type: 'signed-out' } satisfies TabMessage);
      leave();
    },
  };
}
