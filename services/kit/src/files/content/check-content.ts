import { problem } from '@portal/runtime';
import { picturePartsOf } from '../../images/metadata/without-metadata.ts';
import { containsAny } from './byte-source.ts';
import type { ByteSource } from './byte-source.ts';
import type { FileFamily, FileKind } from './file-kinds.ts';
import { isPlainText } from './text-check.ts';
import { endsAsZip, zipEntries } from './zip-entries.ts';

/** What a browser or an interpreter would run if it took an image or a document for a page. */
const markup = ['<script', '<html', '<!doctype html', '<svg', '<iframe', '<?php', '%pdf-'];
const guessedBytes = 1_024;
const pdfHeadBytes = 1_024;
const pdfTailBytes = 2_048;

/** Within what programs look at when they guess. */
const hasMarkup = (bytes: Buffer): boolean => {
  const start = bytes.subarray(0, guessedBytes).toString('latin1').toLowerCase();
  return markup.some((text) => start.includes(text));
};

const startsWith = (head: Buffer, text: string): boolean => head.subarray(0, text.length).toString('latin1') === text;

/** An archive of another kind: a program, an app, or an office file with macros. */
const programEntries = /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$|(?:^|\/)vbaProject\.bin$/i;

async function isZip(source: ByteSource, head: Buffer, inside: string[][]): Promise<boolean> {
  if (!startsWith(head, 'PK\x03\x04')) return false;
  const names = await zipEntries(source);
  if (!names || names.some((name) => programEntries.test(name))) return false;
  return inside.every((choices) =>
    choices.some((choice) => names.some((name) => (choice.endsWith('/') ? name.startsWith(choice) : name === choice))),
  );
}

/** OLE2, the format of older office files. It stores the names of its streams in UTF-16. */
async function isCompound(source: ByteSource, head: Buffer, inside: string[][]): Promise<boolean> {
  if (!startsWith(head, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return false;
  const streams = inside.flat().map((name) => Buffer.from(`${name}\0`, 'utf16le').toString('latin1').toLowerCase());
  return containsAny(source, streams);
}

async function isPdf(source: ByteSource, head: Buffer): Promise<boolean> {
  if (!startsWith(head, '%PDF-')) return false;
  const start = head.subarray(0, pdfHeadBytes).toString('latin1').toLowerCase();
  if (markup.some((text) => text !== '%pdf-' && start.includes(text))) return false;
  const tail = await source.read(Math.max(0, source.bytes - pdfTailBytes), pdfTailBytes);
  return tail.includes('%%EOF');
}

const imageShapes: Record<'png' | 'jpeg' | 'gif' | 'webp', (head: Buffer, tail: Buffer, bytes: number) => boolean> = {
  png: (head, tail) =>
    startsWith(head, '\x89PNG\r\n\x1a\n') && tail.subarray(-12).toString('hex') === '0000000049454e44ae426082',
  // Telephones append moving pictures to a photograph: its end says nothing
  jpeg: (head) => startsWith(head, '\xff\xd8\xff'),
  gif: (head, tail) => /^GIF8[79]a/.test(head.subarray(0, 6).toString('latin1')) && tail.at(-1) === 0x3b,
  webp: (head, _tail, bytes) =>
    startsWith(head, 'RIFF') &&
    head.subarray(8, 12).toString('latin1') === 'WEBP' &&
    head.readUInt32LE(4) + 8 === bytes,
};

async function isImage(source: ByteSource, head: Buffer, family: keyof typeof imageShapes): Promise<boolean> {
  const tail = await source.read(Math.max(0, source.bytes - 12), 12);
  if (head.length < 12 || !imageShapes[family](head, tail, source.bytes)) return false;
  // Compressed pixels may be any bytes, such as these. Browsers look at the beginning alone, and people write texts into metadata
  const parts = picturePartsOf(await source.read(0, source.bytes)).filter(({ isMetadata }) => isMetadata);
  return ![head, ...parts.map(({ bytes }) => bytes)].some(hasMarkup);
}

async function isOf(family: FileFamily, source: ByteSource, head: Buffer, inside: string[][]): Promise<boolean> {
  if (family === 'zip') return isZip(source, head, inside);
  // One file that two programs open as two things
  if (await endsAsZip(source)) return false;
  if (family === 'compound') return isCompound(source, head, inside);
  if (family === 'pdf') return isPdf(source, head);
  if (family === 'text') return isPlainText(source);
  return isImage(source, head, family);
}

/** 415 `file-content-mismatch` unless the content is what the name says, and nothing else besides. Reads the file in pieces. */
export async function checkContent(source: ByteSource, { family, inside = [] }: FileKind): Promise<void> {
  const head = await source.read(0, pdfHeadBytes);
  if (!(await isOf(family, source, head, inside)))
    throw problem.unsupportedType('file-content-mismatch', undefined, { file: 'file-content-mismatch' });
}
