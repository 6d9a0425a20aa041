/** Where somebody writes into a reply. */
export const positions = ['above', 'below', 'between'] as const;
export type Position = (typeof positions)[number];
type Language = 'ko' | 'en';

/** A reply as a mail program sends it. */
export interface WrittenReply {
  name: string;
  raw: Buffer;
  /** What the person wrote, line by line. */
  lines: string[];
}

interface Reply {
  language: Language;
  /** What the person wrote, and lines of the mail that it answers, in the order in which they stand. */
  parts: { isQuoted: boolean; lines: string[] }[];
}

interface Program {
  name: string;
  /** What stands above the quotation. */
  head: Record<Language, string[]>;
  /** Of a quoted line in plain text. */
  mark: string;
  /** The quotation in HTML, its head included. */
  quote(head: string, inner: string): string;
  /** Of a line that is not quoted. */
  line(text: string): string;
  /** Which of the two forms it sends. */
  sends: 'both' | 'text' | 'html';
  encoding: 'base64' | 'quoted-printable' | '8bit';
  signature?: Record<Language, string>;
}

const original: Record<Language, string[]> = {
  ko: ['안녕하세요.', '설치 현장을 언제 방문하면 될까요?', '몇 분이 참석하시나요?', '(주)셀매트릭스 드림'],
  en: ['Hello,', 'When may we visit the site?', 'How many of you will take part?', 'Selmatrix Co., Ltd.'],
};
const written: Record<Language, string[]> = {
  ko: ['화요일 오후 2시에 오세요.', '2026년 5월 점검표 작성:', '참석자는 세 명입니다. 감사합니다.'],
  en: [
    'Tuesday at 2 p.m. is fine.',
    'On Monday the manager wrote: wait',
    'There will be three of us, > 2 in any case.',
  ],
};
const sender = '셀매트릭스 <help@selmatrix.example>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const headers = (from: string, sent: string, to: string, subject: string): string[] => [
  `${from}: ${sender}`,
  `${sent}: 2026-11-25 15:04`,
  `${to}: kim@example.com`,
  `${subject}: Re: [Q-2026-000012]`,
];
const english = headers('From', 'Sent', 'To', 'Subject');
const korean = headers('보낸 사람', '보낸 날짜', '받는 사람', '제목');
const div = (text: string): string => `<div>${text || '<br>'}</div>`;
const styled = (text: string): string => `<p style="margin:0;font-family:gulim"><span>${text || '&nbsp;'}</span></p>`;
const cited = (head: string, inner: string): string => `${head}<blockquote type="cite">${inner}</blockquote>`;
const plainly = (head: string, inner: string): string => `${head}${inner}`;

/** Their structures follow public mails and parsers of replies; every word is of this file. */
const programs: Program[] = [
  {
    name: 'Outlook for Windows',
    head: { ko: ['', ...korean], en: ['', ...english] },
    mark: '',
    quote: (head, inner) => `<div><div style="border-top:solid #E1E1E1 1.0pt">${head}</div>${inner}</div>`,
    line: (text) => `<p class="MsoNormal"><span lang="EN-US">${text || '<o:p>&nbsp;</o:p>'}</span></p>`,
    sends: 'both',
    encoding: 'base64',
  },
  {
    name: 'Outlook on the web',
    head: { ko: ['_'.repeat(32), ...korean], en: ['_'.repeat(32), ...english] },
    mark: '',
    quote: (head, inner) =>
      `<div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr">${head}</div>${inner}`,
    line: (text) => `<div class="elementToProof">${text || '<br>'}</div>`,
    sends: 'html',
    encoding: 'quoted-printable',
  },
  {
    name: 'Gmail',
    head: {
      ko: [`2026년 11월 25일 (수) 오후 3:04, ${sender}님이 작성:`, ''],
      en: [`On Wed, Nov 25, 2026 at 3:04 PM ${sender} wrote:`, ''],
    },
    mark: '> ',
    quote: (head, inner) =>
      `<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${head}</div><blockquote class="gmail_quote">${inner}</blockquote></div>`,
    line: div,
    sends: 'both',
    encoding: 'base64',
  },
  {
    name: 'Apple Mail',
    head: { ko: [`2026. 11. 25. 오후 3:04, ${sender} 작성:`], en: [`On 25 Nov 2026, at 15:04, ${sender} wrote:`] },
    mark: '> ',
    quote: cited,
    line: div,
    sends: 'both',
    encoding: 'quoted-printable',
  },
  {
    name: 'iOS Mail',
    head: {
      ko: [`2026. 11. 25. 오후 3:04, ${sender} 작성:`, ''],
      en: [`On Nov 25, 2026, at 3:04 PM, ${sender} wrote:`, ''],
    },
    mark: '> ',
    quote: (head, inner) => cited(`<br><div dir="ltr">${head}</div>`, `<div dir="ltr">${inner}</div>`),
    line: (text) => `<span>${text}</span><br>`,
    sends: 'html',
    encoding: 'base64',
    signature: { ko: '나의 iPhone에서 보냄', en: 'Sent from my iPhone' },
  },
  {
    name: 'Naver',
    head: { ko: ['-----Original Message-----', ...english], en: ['-----Original Message-----', ...english] },
    mark: '',
    quote: (head, inner) => `<div class="replyNforward">${head}</div>${inner}`,
    line: styled,
    sends: 'both',
    encoding: 'base64',
  },
  {
    name: 'Daum',
    head: {
      ko: ['--------- 원본 메일 ---------', ...headers('보낸사람', '날짜', '받는사람', '제목')],
      en: ['--------- Original Message ---------', ...english],
    },
    mark: '> ',
    quote: (head, inner) => `<p><br></p>${head}<blockquote style="border-left:2px solid">${inner}</blockquote>`,
    line: styled,
    sends: 'both',
    encoding: 'base64',
  },
  {
    name: 'Hiworks',
    head: { ko: ['-----원본 메일-----', ...korean], en: ['-----Original Message-----', ...english] },
    mark: '',
    quote: (head, inner) => `<table><tr><td>${head}</td></tr><tr><td>${inner}</td></tr></table>`,
    line: styled,
    sends: 'html',
    encoding: 'base64',
  },
  {
    name: 'Thunderbird',
    head: {
      ko: [`2026. 11. 25. 오후 3:04에 ${sender} 이(가) 쓴 글:`],
      en: [`On 11/25/26 3:04 PM, ${sender} wrote:`],
    },
    mark: '> ',
    quote: plainly,
    line: div,
    sends: 'text',
    encoding: '8bit',
  },
  {
    name: 'Samsung Email',
    head: {
      ko: ['-------- 원본 이메일 --------', ...headers('발신', '날짜', '수신', '제목')],
      en: ['-------- Original message --------', ...headers('From', 'Date', 'To', 'Subject')],
    },
    mark: '',
    quote: (head, inner) => `<div align="left"><div>${head}</div></div>${inner}`,
    line: div,
    sends: 'html',
    encoding: 'base64',
  },
];

function partsOf({ signature }: Program, language: Language, position: Position): Reply['parts'] {
  const [first = '', ...rest] = written[language];
  const quoted = { isQuoted: true, lines: original[language] };
  const own = { isQuoted: false, lines: ['', ...written[language], '', ...(signature ? [signature[language]] : [])] };
  if (position === 'above') return [own, quoted];
  if (position === 'below') return [quoted, own];
  const cut = Math.ceil(original[language].length / 2);
  return [
    { isQuoted: true, lines: original[language].slice(0, cut) },
    { isQuoted: false, lines: [first] },
    { isQuoted: true, lines: original[language].slice(cut) },
    { isQuoted: false, lines: rest },
  ];
}

function textOf({ head, mark }: Program, { language, parts }: Reply): string {
  const start = parts.findIndex(({ isQuoted }) => isQuoted);
  const lines = parts.flatMap(({ isQuoted, lines: own }, index) => [
    ...(index === start ? head[language] : []),
    ...(isQuoted ? own.map((line) => `${mark}${line}`) : own),
  ]);
  return lines.join('\r\n');
}

function htmlOf({ head, quote, line }: Program, { language, parts }: Reply): string {
  const start = parts.findIndex(({ isQuoted }) => isQuoted);
  const shown = (lines: readonly string[]) => lines.map((text) => line(escaped(text))).join('');
  const blocks = parts.map(({ isQuoted, lines }, index) =>
    isQuoted ? quote(index === start ? shown(head[language]) : '', shown(lines)) : shown(lines),
  );
  return `<html><body>${blocks.join('\r\n')}</body></html>`;
}

function quotedPrintable(text: string): string {
  const bytes = Array.from(Buffer.from(text), (byte) =>
    byte === 10 || byte === 13 || (byte >= 32 && byte < 127 && byte !== 61)
      ? String.fromCodePoint(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  );
  return bytes.join('').replaceAll(/(?:=..|[^=\r\n]){70}(?=.)/g, '$&=\r\n');
}

function partOf(type: string, text: string, { encoding }: Program): string[] {
  const body =
    encoding === 'base64'
      ? (
          Buffer.from(text)
            .toString('base64')
            .match(/.{1,76}/g) ?? []
        ).join('\r\n')
      : encoding === '8bit'
        ? text
        : quotedPrintable(text);
  return [`Content-Type: ${type}; charset=utf-8`, `Content-Transfer-Encoding: ${encoding}`, '', body];
}

function mailOf(program: Program, reply: Reply): Buffer {
  const head = ['From: Kim <kim@example.com>', 'To: help@selmatrix.example', 'Message-ID: <1@example.com>'];
  const text = partOf('text/plain', textOf(program, reply), program);
  const html = partOf('text/html', htmlOf(program, reply), program);
  if (program.sends !== 'both') return Buffer.from([...head, ...(program.sends === 'text' ? text : html)].join('\r\n'));
  const type = 'Content-Type: multipart/alternative; boundary=b';
  return Buffer.from([...head, type, '', '--b', ...text, '--b', ...html, '--b--'].join('\r\n'));
}

/** A reply of each program, in each language, written at each place. */
export const writtenReplies: WrittenReply[] = programs.flatMap((program) =>
  (['ko', 'en'] as const).flatMap((language) =>
    positions.map((position) => ({
      name: `${program.name}, ${language}, ${position} the quotation`,
      raw: mailOf(program, { language, parts: partsOf(program, language, position) }),
      lines: written[language],
    })),
  ),
);
