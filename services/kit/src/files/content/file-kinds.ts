import { problem } from '@portal/runtime';

/** 5 × 1024 × 1024, the largest attachment of a post or message (spec, "Business constants"); pages say it before one chooses. */
export const maxAttachmentBytes = 5 * 1024 * 1024;

export type FileFamily = 'png' | 'jpeg' | 'gif' | 'webp' | 'pdf' | 'compound' | 'zip' | 'text';

export interface FileKind {
  type: string;
  family: FileFamily;
  /** Of a compound or zip file: what must be inside, one of each list. */
  inside?: string[][];
}

const imageType = (format: 'png' | 'jpeg' | 'gif' | 'webp'): FileKind => ({ type: `image/${format}`, family: format });
const compound = (type: string, ...streams: string[]): FileKind => ({ type, family: 'compound', inside: [streams] });
const office = (type: string, folder: string): FileKind => ({
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  family: 'zip',
  inside: [['[Content_Types].xml'], [`${folder}/`]],
});

/** Everything that may be attached, by the last part of its name. */
const kinds: Record<string, FileKind> = {
  png: imageType('png'),
  jpg: imageType('jpeg'),
  jpeg: imageType('jpeg'),
  gif: imageType('gif'),
  webp: imageType('webp'),
  pdf: { type: 'application/pdf', family: 'pdf' },
  doc: compound('application/msword', 'WordDocument'),
  xls: compound('application/vnd.ms-excel', 'Workbook', 'Book'),
  ppt: compound('application/vnd.ms-powerpoint', 'PowerPoint Document'),
  hwp: compound('application/x-hwp', 'FileHeader'),
  docx: office('wordprocessingml.document', 'word'),
  xlsx: office('spreadsheetml.sheet', 'xl'),
  pptx: office('presentationml.presentation', 'ppt'),
  hwpx: { type: 'application/hwp+zip', family: 'zip', inside: [['mimetype'], ['Contents/']] },
  txt: { type: 'text/plain', family: 'text' },
  csv: { type: 'text/csv', family: 'text' },
  zip: { type: 'application/zip', family: 'zip' },
};

/** What no part of a name before the last may be: some servers and mail programs go by those too. */
const dangerousParts = new Set([
  'html',
  'htm',
  'xhtml',
  'svg',
  'js',
  'mjs',
  'php',
  'phtml',
  'asp',
  'aspx',
  'jsp',
  'exe',
  'bat',
  'cmd',
  'scr',
  'msi',
  'vbs',
  'ps1',
  'sh',
  'jar',
  'hta',
  'lnk',
]);

const longestName = 200;

/**
 * A name as it is kept: NFC, without folders, control characters and the marks that turn the direction of writing,
 * with which `exe.png` is made to look like something else.
 */
export function cleanFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .trim();
  const letters = Array.from(plain);
  if (letters.length <= longestName) return plain;
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? [] : Array.from(plain.slice(dot));
  return [...letters.slice(0, longestName - ending.length), ...ending].join('');
}

/** What a file must be by its name; 415 `file-type-not-allowed`. */
export function kindOfName(name: string): FileKind {
  const [, ...parts] = name.toLowerCase().split('.');
  const kind = parts.length > 0 ? kinds[parts.at(-1) ?? ''] : undefined;
  if (!kind || parts.slice(0, -1).some((part) => dangerousParts.has(part.trim())))
    throw problem.unsupportedType('file-type-not-allowed', undefined, { file: 'file-type-not-allowed' });
  return kind;
}

/** Whether a stored type is that of an image. */
export function isImageType(type: string | null): boolean {
  return type?.startsWith('image/') ?? false;
}

/** How a page shows an attachment. */
export function kindOfType(type: string | null, name: string | null): 'image' | 'document' | null {
  if (name === null) return null;
  return isImageType(type) ? 'image' : 'document';
}
