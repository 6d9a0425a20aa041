import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { FormData } from 'undici';

/** What an attacker has found out about the site. */
export interface Target {
  /** Of a member who signed up for the attack. */
  token: string;
  /** Path and query of a catalogue, which a member may download. */
  catalogue: string;
  postId: number;
  trainingId: number;
  /** A picture of 9 megapixels, as a member uploads it. */
  picture: Uint8Array;
}

/** One request of an attack. A body of a FormData is sent as multipart. */
export interface AbuseRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** One way to take more of the site than one's share. */
export interface AbuseKind {
  name: string;
  /** As many as are in flight at a time, all together. */
  atOnce: number;
  /** Makes the request that is sent as the nth. */
  request?(n: number, target: Target): AbuseRequest;
  /** Instead of a request: writes to a connection, whose head has to hold `headers`. */
  connection?(socket: Socket, headers: string, target: Target): void;
}

const letters = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0xac00 + 97 * index)).join('');
const turned = (n: number) => encodeURIComponent(letters.slice(n % 100) + letters.slice(0, n % 100));
const json = (path: string, body: object, headers: Record<string, string> = {}): AbuseRequest => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const bearer = ({ token }: Target) => ({ authorization: `Bearer ${token}` });
const madeUp = () => `${randomUUID()}@visitor.example`;
const person = { name: '김시험', phoneNumber: '010-0000-2018', company: '시험기업', position: '대리' };

/** A post of a member with a picture. */
function pictureForm(n: number, { picture }: Target): FormData {
  const form = new FormData();
  const fields = { title: `그림 ${n}`, content: '내용', fileName: 'large.png', imageAlt: '그림' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(picture)], { type: 'image/png' }), 'large.png');
  return form;
}

/** Writes a piece every second for as long as the socket takes it. */
function drip(socket: Socket, piece: string | Buffer): void {
  const timer = setInterval(() => socket.writable && socket.write(piece), 1_000);
  socket.once('close', () => clearInterval(timer));
}

const jsonHead = (headers: string, length: number) =>
  `POST /api/user/signin HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n${headers}Content-Length: ${length}\r\n\r\n`;

export const abuseKinds: AbuseKind[] = [
  {
    name: 'half-sent bodies of 256 KiB',
    atOnce: 300,
    connection: (socket, headers) => void socket.write(`${jsonHead(headers, 300_000)}{"email":"${'a'.repeat(256_000)}`),
  },
  {
    name: 'slow headers',
    atOnce: 500,
    connection(socket, headers) {
      socket.write(`GET / HTTP/1.1\r\nHost: portal\r\n${headers}`);
      drip(socket, 'X-Slow: 1\r\n');
    },
  },
  {
    name: 'uploads with 8 KiB a second',
    atOnce: 100,
    connection(socket, headers, { token }) {
      socket.write(
        `POST /api/classroom/edit HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${token}\r\n${headers}Content-Type: multipart/form-data; boundary=b\r\n` +
          'Content-Length: 4000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7',
      );
      drip(socket, Buffer.alloc(8_400));
    },
  },
  {
    name: 'downloads that are not taken',
    atOnce: 100,
    connection(socket, headers, { token, catalogue }) {
      socket.write(`GET ${catalogue} HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${token}\r\n${headers}\r\n`);
      socket.pause();
    },
  },
  { name: 'searches of the site', atOnce: 64, request: (n) => ({ path: `/api/portal/search?q=${turned(n)}` }) },
  {
    name: 'searches of a board',
    atOnce: 64,
    request: (n) => ({ path: `/api/classroom/view?page=1&itemsPerPage=10&title=${turned(n)}` }),
  },
  { name: 'documents with fresh queries', atOnce: 70, request: (n) => ({ path: `/news?fresh=${n}` }) },
  { name: 'search documents', atOnce: 64, request: (n) => ({ path: `/search?q=${turned(n)}` }) },
  { name: 'unknown documents', atOnce: 64, request: (n) => ({ path: `/news/${900_000 + n}?lang=en` }) },
  {
    name: 'lists far behind their end',
    atOnce: 64,
    request: (n) => ({ path: `/api/news/view?page=${100_000 + n}&itemsPerPage=100` }),
  },
  {
    name: 'details with the views counted',
    atOnce: 64,
    request: (_n, { postId }) => json('/api/news/seen', { newsId: postId }),
  },
  {
    name: 'feeds and calendars',
    atOnce: 64,
    request: (n) => ({ path: n % 2 ? `/api/news/feed.xml?lang=ko&n=${n}` : `/api/education/calendar.ics?n=${n}` }),
  },
  {
    name: 'wrong passwords',
    atOnce: 64,
    request: () => json('/api/user/signin', { email: madeUp(), password: 'correct-horse-battery' }),
  },
  {
    name: 'sign-ups',
    atOnce: 32,
    request: () =>
      json('/api/user/signup', {
        email: madeUp(),
        password: 'correct-horse-battery',
        name: person.name,
        phoneNumber: person.phoneNumber,
        company: person.company,
        birthDate: '1990-05-17',
        gender: 'female',
        consents: { terms: true, privacy: true, marketing: false },
      }),
  },
  { name: 'forgotten passwords', atOnce: 64, request: () => json('/api/user/password/forgot', { email: madeUp() }) },
  { name: 'sign-in links', atOnce: 64, request: () => json('/api/user/signin/link', { email: madeUp() }) },
  { name: 'links to applications', atOnce: 64, request: () => json('/api/education/lookup-link', { email: madeUp() }) },
  {
    name: 'applications',
    atOnce: 32,
    request: (_n, { trainingId }) =>
      json(
        '/api/education/signup',
        { ...person, educationId: trainingId, email: madeUp(), application: '' },
        { 'idempotency-key': randomUUID() },
      ),
  },
  {
    name: 'inquiries of guests',
    atOnce: 32,
    request: (n) =>
      json('/api/email/send', {
        name: person.name,
        type: 'product',
        phone: person.phoneNumber,
        emailAddress: madeUp(),
        title: `문의 ${n}`,
        content: '내용 '.repeat(400),
      }),
  },
  {
    name: 'certificates by guessed numbers',
    atOnce: 64,
    request: (n) => ({ path: `/api/education/certificate?number=SE-2026-${String(n).padStart(10, '2')}` }),
  },
  {
    name: 'pictures of 9 megapixels',
    atOnce: 16,
    request: (n, target) => ({
      path: '/api/news/write',
      method: 'POST',
      headers: bearer(target),
      body: pictureForm(n, target),
    }),
  },
  {
    name: 'bodies of 300 KB with 20,000 keys',
    atOnce: 32,
    request: () =>
      json('/api/user/signup', Object.fromEntries(Array.from({ length: 20_000 }, (_, key) => [`key${key}`, key]))),
  },
  {
    name: 'forged tokens',
    atOnce: 64,
    request: (n) => ({
      path: '/api/user/admin/members',
      headers: { authorization: `Bearer eyJhbGciOiJFUzI1NiJ9.eyJuIjoke${n}.AAAA` },
    }),
  },
  {
    name: 'refreshes with made-up cookies',
    atOnce: 64,
    request: () => json('/api/user/refresh', {}, { cookie: `refresh_token=${randomUUID()}` }),
  },
  {
    name: 'reports of failures',
    atOnce: 64,
    request: (n) => ({
      path: '/api/portal/failures',
      method: 'POST',
      body: JSON.stringify({ ticket: `t${n}`, section: 'community', version: 'aaaaaaaaaaaa', kind: 'render' }),
    }),
  },
];
