import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Write {
  kind: 'application' | 'inquiry' | 'post';
  /** Found in exactly one row, unless the write was lost. */
  mark: string;
  /** Milliseconds since 1970, at which the response was there. */
  acknowledgedAt: number;
}

export interface SteadyWrites {
  acknowledged: Write[];
  failures: string[];
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface SteadyWritesOptions {
  origin: string;
  token: string;
  educationIds: number[];
  perSecond: number;
}

const limitMs = 15_000;

/** Applications, inquiries and posts with an attachment in turn, so many a second, whether those before are back or not. */
export function startSteadyWrites({ origin, token, educationIds, perSecond }: SteadyWritesOptions): SteadyWrites {
  const writes = { acknowledged: [] as Write[], failures: [] as string[] };
  const open = new Set<Promise<void>>();
  const stopping = new AbortController();

  const json = (body: object): RequestInit => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const calls: Record<Write['kind'], (mark: string, index: number) => [string, RequestInit]> = {
    application: (mark, index) => [
      '/api/education/signup',
      json({
        educationId: educationIds[index % educationIds.length],
        email: `${mark}@visitor.example`,
        name: '김하늘',
        phoneNumber: '010-0000-0001',
        company: '샘플정밀',
        position: '대리',
        application: '',
      }),
    ],
    inquiry: (mark) => [
      '/api/email/send',
      json({
        name: '김하늘',
        type: 'product',
        phone: '010-0000-0001',
        emailAddress: 'reader@visitor.example',
        title: mark,
        content: '내용',
      }),
    ],
    post: (mark) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        title: mark,
        content: '내용',
        type: 'question',
        email: '',
        fileName: '자료.txt',
      }))
        body.set(name, value);
      body.set('file', new Blob([`${mark} `.repeat(2_000)], { type: 'text/plain' }), '자료.txt');
      return ['/api/classroom/edit', { body }];
    },
  };
  const kinds = Object.keys(calls) as Write['kind'][];

  async function send(index: number): Promise<void> {
    const kind = kinds[index % kinds.length]!;
    const mark = `mark-${randomUUID().slice(0, 13)}`;
    const [path, init] = calls[kind](mark, index);
    const headers = {
      ...(init.headers as Record<string, string> | undefined),
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    };
    try {
      const response = await fetch(origin + path, {
        ...init,
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await response.text();
      if (response.ok) writes.acknowledged.push({ kind, mark, acknowledgedAt: Date.now() });
      else writes.failures.push(`${path}: ${response.status} ${text.slice(0, 120)}`);
    } catch (error) {
      writes.failures.push(`${path}: ${String(error)}`);
    }
  }

  async function run(): Promise<void> {
    const began = performance.now();
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const sent: Promise<void> = send(index).finally(() => open.delete(sent));
      open.add(sent);
      await wait(Math.max(0, began + ((index + 1) * 1_000) / perSecond - performance.now()));
    }
  }

  const running = run();
  return Object.assign(writes, {
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(open);
    },
  });
}

export const markQueries = [
  `select split_part(email, '@', 1) as mark from education.applications where email like 'mark-%'`,
  `select title as mark from support.inquiries where title like 'mark-%'`,
  `select title as mark from community.classroom_posts where title like 'mark-%'`,
];

/** The marks that a database holds. */
export async function marksIn(databaseUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const marks = new Set<string>();
    for (const sql of markQueries)
      for (const { mark } of (await client.query<{ mark: string }>(sql)).rows) marks.add(mark);
    return marks;
  } finally {
    await client.end();
  }
}
