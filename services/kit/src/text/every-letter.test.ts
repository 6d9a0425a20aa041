import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hasWords, searchWords } from '@portal/runtime/search';
import { strFromU8, unzipSync } from 'fflate';
import iconv from 'iconv-lite';
import { hangulWords, unusualNames } from '../../../../infra/tooling/text/every-letter.ts';
import type { BaseConfig } from '../config/base-config.ts';
import { attachmentDisposition } from '../files/attachment-disposition.ts';
import { csvChunks } from '../exports/csv.ts';
import { xlsxChunks } from '../exports/xlsx.ts';
import { cleanFileName } from '../files/content/file-kinds.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { mailHtml } from '../mail-templates/mail-html.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { parseMail } from '../mail/parse-mail.ts';
import { readMailbox } from '../mail/read-mailbox.ts';
import { createService } from '../service/create-service.ts';
import type { Service } from '../service/create-service.ts';
import { defineService } from '../service/definition.ts';
import { testEnvironment } from '../testing/test-environment.ts';

const texts = [...hangulWords, ...unusualNames];
/** As they are taken in. */
const composed = texts.map((text) => text.normalize('NFC'));

let folder: string;
let service: Service;

const definition = defineService({
  name: 'sample',
  bases: {
    sample: (app) => {
      app.post('/json', { config: { access: 'public' } }, async ({ body }) => body);
      app.post('/form', { config: { access: 'public' } }, async (request) => {
        const { fields, file } = await receiveUpload(request, { maxBytes: 1_000 });
        return { fields, name: cleanFileName(file?.filename ?? '') };
      });
    },
  },
  migrations: {},
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-letters-'));
  service = await createService(definition, testEnvironment(folder, 'postgres://nobody:nothing@127.0.0.1:1/none'));
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** As some systems write it, and as it is. */
const spellings = ['NFC', 'NFD'] as const;

test.each(spellings)('JSON and forms take every letter, written as %s', async (form) => {
  const given = texts.map((text) => text.normalize(form));
  const response = await service.app.inject({ method: 'POST', url: '/api/sample/json', payload: given });
  expect(response.json()).toEqual(composed);
  const { port } = service.app.server.address() as { port: number };
  // A name of a file has 200 letters at most
  for (let at = 0; at < given.length; at += 100) {
    const body = new FormData();
    body.append('text', given.slice(at, at + 100).join('/'));
    body.append('file', new Blob(['x']), `${given.slice(at, at + 12).join(' ')}.txt`);
    const answer = await fetch(`http://127.0.0.1:${port}/api/sample/form`, { method: 'POST', body });
    expect(await answer.json()).toEqual({
      fields: { text: composed.slice(at, at + 100).join('/') },
      name: `${composed.slice(at, at + 12).join(' ')}.txt`,
    });
  }
});

test('a mail that came in has every letter in its text, its subject and the names of its files', async () => {
  const mailOf = (label: string, bytes: (text: string) => Buffer, text: string) => {
    const coded = (part: string) => `=?${label}?B?${bytes(part).toString('base64')}?=`;
    const words = text.split('\n');
    const subject = words.slice(0, 40).map(coded).join('\r\n ');
    return Buffer.from(
      `From: a@b.kr\r\nSubject: ${subject}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n` +
        `Content-Type: text/plain; charset=${label}\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes(text).toString('base64')}\r\n--b\r\n` +
        `Content-Type: text/plain; name="${coded(words.at(-1) ?? '')}"\r\nContent-Disposition: attachment\r\n\r\nx\r\n--b--\r\n`,
    );
  };
  for (const [label, encoding, sent] of [
    ['utf-8', 'utf8', texts],
    ['ks_c_5601-1987', 'cp949', hangulWords],
  ] as const) {
    const wanted = sent.map((text) => text.normalize('NFC'));
    const mail = await parseMail(mailOf(label, (text) => iconv.encode(text, encoding), sent.join('\n')));
    expect(mail.text.trimEnd().split('\n')).toEqual(wanted);
    expect(mail.subject.normalize('NFC')).toBe(wanted.slice(0, 40).join(''));
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([wanted.at(-1)]);
  }
});

async function joined(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk as string));
  return Buffer.concat(all);
}

test('CSV, workbooks and names of downloads have every letter', async () => {
  const columns = [{ header: 'text', value: (text: string) => text }];
  const csv = (await joined(csvChunks(columns, composed))).toString('utf8');
  expect(csv.split('\r\n').slice(1, -1)).toEqual(composed);
  const sheet = strFromU8(
    unzipSync(await joined(xlsxChunks(columns, composed)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(Array.from(sheet.matchAll(/<t xml:space="preserve">([^<]*)</g), ([, text]) => text).slice(1)).toEqual(
    composed,
  );
  for (let at = 0; at < composed.length; at += 100) {
    const name = `${composed.slice(at, at + 100).join(' "')}.pdf`;
    const [, encoded = ''] = /filename\*=UTF-8''(.*)$/.exec(attachmentDisposition(name)) ?? [];
    expect(decodeURIComponent(encoded)).toBe(name);
  }
});

test('a mail that goes out has every letter in its subject, its text and its HTML', async () => {
  const mailbox = path.join(folder, 'mailbox');
  const config = { MAILBOX_DIR: mailbox, MAIL_FROM: 'a@b.kr', PUBLIC_ORIGIN: 'https://a.example' };
  const text = composed.join('\n');
  const subject = composed.slice(-200).join(' ');
  const html = mailHtml([{ locale: 'ko', text }], subject);
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(text);
  await createMailTransport(config as BaseConfig)({
    id: '0b0f8f3e-6f2e-4f6b-8a51-7d3c1f6a9f10',
    recipient: 'kim@example.com',
    subject,
    text,
    html,
    createdAt: new Date(),
    replyTo: null,
    attachments: [],
    references: [],
    autoSubmitted: 'auto-generated',
  });
  const [mail] = await readMailbox(mailbox);
  expect([mail?.subject, mail?.text.trimEnd()]).toEqual([subject, text]);
});

test('every word of syllables, and names in every script that is searched, find themselves', () => {
  const words = [...hangulWords, '金知源', '樂', '㈜한빛정밀', 'ㄱ형강', 'ＡＢ'];
  const found = words.filter((word) => hasWords(`앞 ${word} 뒤`, searchWords(word)));
  expect(found).toEqual(words);
});
