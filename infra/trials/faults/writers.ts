import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionFailure } from '../calls.ts';

/** A write that a service acknowledged. */
export interface Acknowledged {
  kind: 'application' | 'inquiry' | 'post';
  /** Found in exactly one row of the database, unless the write was lost or done twice. */
  mark: string;
}

/** A call that failed, for the time of its recovery. */
export interface Failure {
  call: string;
  /** Milliseconds of `performance.now()`. */
  at: number;
  reason: string;
}

export interface TrafficOptions {
  origin: string;
  /** Access token of a member, valid for the whole trial. */
  token(): string;
  /** Trainings to apply for, with seats enough. */
  educationIds: number[];
}

export interface Traffic {
  acknowledged: Acknowledged[];
  failures: Failure[];
  requests(): number;
  stop(): Promise<void>;
}

const pages = [
  '/',
  '/education/schedule',
  '/news',
  '/support/download',
  '/api/education/view',
  '/api/news/view?page=1&itemsPerPage=10',
  '/api/content/timeline',
];
const readPauseMs = 40;
const writePauseMs = 120;
const limitMs = 12_000;
const tries = 40;
const tryPauseMs = 500;

/** Refusals that say "not now"; the same request may be sent again. */
const passing = new Set([0, 408, 409, 429, 502, 503, 504, 507]);

/**
 * Readers and writers at a steady pace. A write is sent again with the same Idempotency-Key until it is acknowledged, as a
 * browser does, so the database must hold each acknowledged mark exactly once.
 */
export function startTraffic({ origin, token, educationIds }: TrafficOptions): Traffic {
  const acknowledged: Acknowledged[] = [];
  const failures: Failure[] = [];
  let requests = 0;
  const stopping = new AbortController();

  async function call(path: string, init: RequestInit = {}): Promise<number> {
    requests += 1;
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(limitMs) });
      const text = await response.text();
      if (response.status >= 400)
        failures.push({ call: path, at: performance.now(), reason: `${response.status} ${text.slice(0, 200)}` });
      return response.status;
    } catch (error) {
      failures.push({ call: path, at: performance.now(), reason: connectionFailure(error) });
      return 0;
    }
  }

  async function write(
    kind: Acknowledged['kind'],
    mark: string,
    path: string,
    body: () => BodyInit,
    json: boolean,
  ): Promise<void> {
    const headers: Record<string, string> = { 'idempotency-key': randomUUID(), authorization: `Bearer ${token()}` };
    if (json) headers['content-type'] = 'application/json';
    for (let attempt = 0; attempt < tries && !(stopping.signal.aborted && attempt > 0); attempt += 1) {
      const status = await call(path, { method: 'POST', headers, body: body() });
      if (status >= 200 && status < 300) return void acknowledged.push({ kind, mark });
      if (!passing.has(status)) return undefined;
      await wait(tryPauseMs);
    }
    return undefined;
  }

  const writes: Record<Acknowledged['kind'], (mark: string, index: number) => Promise<void>> = {
    application: (mark, index) =>
      write(
        'application',
        mark,
        '/api/education/signup',
        () =>
          JSON.stringify({
            educationId: educationIds[index % educationIds.length],
            email: `${mark}@visitor.example`,
            name: '김하늘',
            phoneNumber: '010-0000-0001',
            company: '샘플정밀',
            position: '대리',
            application: '',
          }),
        true,
      ),
    inquiry: (mark) =>
      write(
        'inquiry',
        mark,
        '/api/email/send',
        () =>
          JSON.stringify({
            name: '김하늘',
            type: 'product',
            phone: '010-0000-0001',
            emailAddress: 'reader@visitor.example',
            title: mark,
            content: '내용',
          }),
        true,
      ),
    post: (mark) =>
      write(
        'post',
        mark,
        '/api/classroom/edit',
        () => {
          const form = new FormData();
          for (const [name, value] of Object.entries({ title: mark, content: '내용', type: 'question', email: '' }))
            form.set(name, value);
          return form;
        },
        false,
      ),
  };

  async function repeat(work: (index: number) => Promise<unknown>, pauseMs: number): Promise<void> {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      await work(index);
      await wait(pauseMs);
    }
  }

  const loops = [
    repeat((index) => call(pages[index % pages.length]!), readPauseMs),
    repeat((index) => call(pages[(index * 3) % pages.length]!), readPauseMs),
    ...Object.values(writes).map((send) =>
      repeat((index) => send(`mark-${randomUUID().slice(0, 13)}`, index), writePauseMs),
    ),
  ];
  return {
    acknowledged,
    failures,
    requests: () => requests,
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}
