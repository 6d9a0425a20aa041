/** A file of a message. */
export interface Attachment {
  id: string;
  name: string;
  bytes: number;
}

/** With what is needed to send it. */
export interface StoredAttachment extends Attachment {
  type: string;
  sha256: string;
  path: string;
}

export const mostAttachments = 5;
/** Of a mail, beside its attachments: a signature has several, a report has its screenshots. */
export const maxInlinePictures = 30;
/** Uploaded to one inquiry and not sent yet. */
export const mostUnsent = 20;
