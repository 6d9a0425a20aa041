import type { DocumentKey, DocumentType, LineColour } from './document-keys.ts';

/** Folder in the store, and first part of the public `filePath`. */
export const catalogFolder = 'catalogs';

/** Bytes of a document, wherever they came from. */
export interface DocumentFile {
  /** Name in the store. */
  storedPath: string;
  sizeBytes: number;
  /** Lower-case hex. */
  sha256: string;
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
  downloadCount: number;
  /** Set while an admin's file replaces the original. */
  replacement: { by: string; uploadedName: string } | null;
}
