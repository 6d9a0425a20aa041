import type { ReadMailboxAnswer } from '../../../api/types.generated.ts';

/** The folder in which mails are kept while there is no mail server, with the newest of them. */
export type LocalMailbox = ReadMailboxAnswer;

/** A mail that was kept instead of sent. */
export type LocalMail = LocalMailbox['mails'][number];
