import { mailingTemplate } from './mailing-mail.ts';
import { appliedAgainTemplate } from './applied-again-mail.ts';
import { appliedTemplate, waitingTemplate } from './applied-mail.ts';
import { cancelledTemplate } from './cancelled-mail.ts';
import { certificateTemplate } from './certificate-mail.ts';
import { lookupTemplate } from './lookup-mail.ts';
import { reminderTemplate } from './reminder-mail.ts';
import { restoredTemplate } from './restored-mail.ts';
import { changedTemplate, promotedTemplate, removedTemplate } from './training-mails.ts';

/** Every mail of the section whose texts may be edited, in the order of an application's life. */
export const educationMails = [
  appliedTemplate,
  waitingTemplate,
  appliedAgainTemplate,
  promotedTemplate,
  reminderTemplate,
  changedTemplate,
  cancelledTemplate,
  removedTemplate,
  restoredTemplate,
  certificateTemplate,
  lookupTemplate,
  mailingTemplate,
];
