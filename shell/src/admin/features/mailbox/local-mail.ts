/** A mail that was kept instead of sent, as `/api/user/admin/mailbox` answers. */
export interface LocalMail {
  /** Name of its file. */
  name: string;
  to: string;
  subject: string;
  sentAt: string;
  text: string;
}

export interface LocalMailbox {
  folder: string;
  /** Newest first. */
  mails: LocalMail[];
}
