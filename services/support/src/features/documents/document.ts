import type { DocumentKey, DocumentType, LineColour } from './document-keys.ts';

/** Folder in the store, and first part of the public `filePath`. */
export const catalogFolder = 'catalogs';

/** Bytes of a document in the store. */
export interface StoredFile {
  /** Name in the store. */
  storedPath: string;
  sizeBytes: number;
  /** Lower-case hex. */
  sha256: string;
}

/** Bytes of a document, wherever they came from. */
export interface DocumentFile extends StoredFile {
  updatedAt: Date;
}

/** What a document is, apart from its bytes. */
export interface DocumentCard {
  key: DocumentKey;
  type: DocumentType;
  colour: LineColour;
  title: { ko: string; en: string };
  /** Public name, in NFC. */
  filename: string;
}

/** A document as it is published: who may have it is decided elsewhere. */
export interface PublishedDocument extends DocumentCard, DocumentFile {
  version: number;
  /** Of the original; equals `version` in rows that an older version of the service made. */
  factsVersion: number;
  originalPath: string;
  /** The original in English; null in rows that an older version of the service made. */
  english: StoredFile | null;
  downloadCount: number;
  /** Set while an admin's file replaces the original. */
  replacement: { by: string; uploadedName: string } | null;
}

/** The file that a reader of a language gets: the English original, unless an admin's file replaces it for both languages. */
export function fileFor({ english, replacement, ...document }: PublishedDocument, lang: 'ko' | 'en'): DocumentFile {
  return lang === 'en' && english && !replacement ? { ...english, updatedAt: document.updatedAt } : document;
}
