import { describe, expect, test } from '@jest/globals';
import { parseMail } from '@portal/service-kit';
import { seededRandom } from '@portal/service-kit/testing';
import { writtenReplies } from '../../testing/written-replies.ts';
import { splitQuotation } from './split-quotation.ts';

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function read(raw: Buffer) {
  const { text } = await parseMail(raw);
  const { written, quoted } = splitQuotation(text);
  return { text, written: spaced(written), all: spaced(`${written}\n${quoted}`) };
}

describe('a reply as mail programs write it', () => {
  test('is one of sixty', () => {
    expect(writtenReplies).toHaveLength(60);
  });

  test.each(writtenReplies)('keeps every word of its writer: $name', async ({ raw, lines }) => {
    const { all } = await read(raw);
    for (const line of lines) expect(all).toContain(line);
  });

  test.each(writtenReplies.filter(({ name }) => !name.includes('between')))(
    'shows every word of its writer: $name',
    async ({ raw, lines }) => {
      const { written } = await read(raw);
      for (const line of lines) expect(written).toContain(line);
    },
  );

  test.each(writtenReplies.filter(({ name }) => name.includes('above')))(
    'folds what it quotes: $name',
    async ({ raw }) => {
      expect((await read(raw)).written).not.toMatch(/현장을|visit/);
    },
  );
});

/** Starts of quotations, true ones and such that only look alike. */
const starts = [
  '',
  '-- ',
  '--',
  '_'.repeat(30),
  '-----Original Message-----',
  '--------- 원본 메일 ---------',
  'From: a@b.example',
  'Sent: Monday',
  '보낸 사람: 셀매트릭스',
  '제목: Re',
  '2026년 11월 25일 (수) 오후 3:04, 셀매트릭스님이 작성:',
  '2026년 5월 점검표 작성:',
  'On Monday he wrote:',
];
const wrappers: ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<div>${inner}</div>`,
  (inner) => `<blockquote>${inner}</blockquote>`,
  (inner) => `<blockquote type="cite">${inner}</blockquote>`,
  (inner) => `<div class="gmail_quote"><blockquote class="gmail_quote">${inner}</blockquote></div>`,
  (inner) => `<table><tr><td>${inner}</td><td></td></tr></table>`,
  (inner) => `<p><font color="blue">${inner}</font>`,
  (inner) => `<ul><li>${inner}</ul>`,
];

test('500 random quotings keep every word, as text and as HTML', async () => {
  const random = seededRandom(20_261_128);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let round = 0; round < 500; round += 1) {
    const words: string[] = [];
    const line = (): string => {
      const own = Array.from({ length: below(4) }, () => `낱말${words.push('') + 1000}word`);
      words.splice(words.length - own.length, own.length, ...own);
      return own.join(' ');
    };
    const text: string[] = [];
    let html = '';
    for (let block = below(8); block >= 0; block -= 1) {
      const start = starts[below(starts.length)] ?? '';
      const lines = [start, ...Array.from({ length: below(4) }, line)];
      const mark = '>'.repeat(below(3));
      text.push(...lines.map((own) => (mark ? `${mark} ${own}` : own)));
      const wrap = wrappers[below(wrappers.length)] ?? String;
      const inner = lines.map((own) => `${own}<br>`).join('');
      html = random() < 0.5 ? `${html}${wrap(inner)}` : wrap(`${html}${inner}`);
    }
    for (const [type, body] of [
      ['plain', text.join('\r\n')],
      ['html', html],
    ] as const) {
      const head = ['From: a@b.example', `Content-Type: text/${type}; charset=utf-8`, ''];
      const { all } = await read(Buffer.from([...head, body].join('\r\n')));
      expect({ round, type, missing: words.filter((word) => !all.includes(word)) }).toEqual({
        round,
        type,
        missing: [],
      });
    }
  }
});
