import type { Attachment } from '../attachments/attachment.ts';

/** Who wrote a message of an inquiry: its sender, or somebody of the company. */
export const messageWriters = ['agent', 'sender'] as const;
export type MessageWriter = (typeof messageWriters)[number];

export type MailState = 'waiting' | 'sent' | 'failed';

/** A message of an inquiry, beside the text that it began with. */
export interface Message {
  id: string;
  writtenBy: MessageWriter;
  author: string;
  content: string;
  /** What stood below it in a mail; null when nothing did. */
  quotedText: string | null;
  /** A mail with headers that programs write. */
  seemsAutomatic: boolean;
  createdAt: Date;
  /** Of an agent's message: where it was mailed to. */
  mailedTo: string | null;
  /** What became of that mail. */
  mailState: MailState | null;
  /** Bytes of the mail as it came; null where it was none, or none was kept. */
  originalBytes: number | null;
  attachments: Attachment[];
  /** Of an inquiry that was merged into this one: its number. */
  fromInquiry: string | null;
}
