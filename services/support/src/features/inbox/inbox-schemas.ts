import { pageOf, Type } from '@portal/service-kit';
import { nullable } from '../../nullable.ts';
import { oneOf } from '../../one-of.ts';
import { messageWriters } from '../thread/message.ts';
import { attachment, attachmentIds } from '../attachments/attachment-schemas.ts';
import { longestTag, mostTags } from '../tags/tag-repository.ts';
import { fromInquiry, quotedText } from '../thread/thread-schemas.ts';
import { inquiryForms, inquiryStates, inquiryTypes, passwordStates, productKeys } from '../inquiries/inquiry.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const version = Type.Integer({
  minimum: 1,
  description: 'Version that the change rests on; 409 stale-edit when there is a newer one',
});
const mailState = ['waiting', 'sent', 'failed'] as const;
const longestNote = 4_000;
const longestReply = 10_000;
const mostAtOnce = 100;

export const numberParams = Type.Object({
  number: Type.String({ maxLength: 40, description: 'Such as Q-2026-000123' }),
});

const tag = Type.String({ minLength: 1, maxLength: longestTag });
const dueOn = nullable(Type.String({ format: 'date', description: 'Day of Seoul by which it is to be answered' }));

const rowFields = {
  number: Type.String(),
  form: oneOf(inquiryForms),
  type: nullable(oneOf(inquiryTypes)),
  product: nullable(oneOf(productKeys)),
  name: Type.String(),
  email: Type.String({ description: 'As typed; not always an address' }),
  phone: Type.String(),
  title: Type.String(),
  state: oneOf(inquiryStates),
  assignee: nullable(Type.Object({ id: Type.String(), name: Type.String() }, closed)),
  member: Type.Boolean({ description: 'Sent by somebody who was signed in' }),
  trapped: Type.Boolean({ description: 'Filled in the field that people do not see' }),
  password: oneOf(passwordStates, 'What became of the password of an SMWP application'),
  noteCount: Type.Integer(),
  replyCount: Type.Integer(),
  tags: Type.Array(Type.String()),
  dueOn,
  newMessageAt: nullable(
    Type.String({
      format: 'date-time',
      description: 'When the sender wrote the first message that no agent has dealt with',
    }),
  ),
  viewers: Type.Array(Type.String(), { description: 'Names of other admins who have it open' }),
  mailFails: Type.Boolean({
    description: 'A mail to an address of the sender could not be sent; it waits in the list of failed mails',
  }),
  createdAt: moment,
  updatedAt: moment,
  version: Type.Integer(),
};

export const inboxRow = Type.Object(rowFields, { $id: 'InboxRow', ...closed });

const counts = Type.Object(
  Object.fromEntries(inquiryStates.map((state) => [state, Type.Integer()])) as Record<
    (typeof inquiryStates)[number],
    ReturnType<typeof Type.Integer>
  >,
  {
    ...closed,
    description: 'How many in each state, within the other filters',
  },
);
export const inboxPage = Type.Object(
  {
    ...pageOf(inboxRow).properties,
    counts,
    isCapped: Type.Optional(
      Type.Boolean({
        description:
          'Very many fit the search: counts and total say at least how many, and pages end with the first of them',
      }),
    ),
    newMessages: Type.Integer({
      description: 'How many, spam apart, have a new message of the sender, within the other filters',
    }),
  },
  { $id: 'InboxPage' },
);

const written = { id: Type.String(), author: Type.String(), content: Type.String(), createdAt: moment };

export const inquiryDetail = Type.Object(
  {
    ...rowFields,
    content: Type.String(),
    applyDate: nullable(Type.String()),
    smwpId: nullable(Type.String()),
    locale: oneOf(['ko', 'en'], 'Language of mails to the sender'),
    memberEmail: nullable(Type.String({ description: 'Account that it was sent from' })),
    replyAddress: nullable(Type.String({ description: 'Where a reply goes' })),
    notes: Type.Array(Type.Object(written, closed)),
    messages: Type.Array(
      Type.Object(
        {
          ...written,
          writtenBy: oneOf(messageWriters),
          mailedTo: nullable(Type.String({ description: 'Null for a message of the sender' })),
          mailState: nullable(oneOf(mailState)),
          quotedText,
          seemsAutomatic: Type.Boolean({
            description: 'A mail with headers that programs write, such as Precedence: it may not be of a person',
          }),
          // Left out by earlier versions
          originalBytes: Type.Optional(
            nullable(Type.Integer({ description: 'Bytes of the mail as it came; null where it was none' })),
          ),
          attachments: Type.Array(attachment),
          fromInquiry,
        },
        closed,
      ),
      { description: 'The conversation with the sender, oldest first' },
    ),
    replies: Type.Array(Type.Object({ ...written, mailedTo: Type.String(), mailState: oneOf(mailState) }, closed), {
      description: 'Of the messages those of agents, for pages of earlier releases',
    }),
    merged: Type.Array(Type.Object({ number: Type.String(), title: Type.String(), version: Type.Integer() }, closed), {
      description: 'Inquiries that were merged into this one',
    }),
    satisfaction: nullable(
      Type.Object(
        { isSatisfied: Type.Boolean(), comment: nullable(Type.String()), ratedAt: moment },
        { ...closed, description: 'What the sender said of the answer' },
      ),
    ),
    canSendLink: Type.Boolean({ description: 'Sent by a guest, who can be mailed a new link to it' }),
    notification: oneOf(['none', ...mailState], 'The mail to the company'),
  },
  { $id: 'InquiryDetail', ...closed },
);

const change = {
  state: Type.Optional(oneOf(inquiryStates)),
  assigneeId: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 100 }))),
  dueOn: Type.Optional(dueOn),
};
const tags = (description: string) => Type.Optional(Type.Array(tag, { maxItems: mostTags, description }));

export const changeBody = Type.Object(
  { version, ...change, tags: tags('All that it is to have') },
  { $id: 'ChangeBody', ...closed },
);
export const noteBody = Type.Object(
  { content: Type.String({ maxLength: longestNote }) },
  { $id: 'NoteBody', ...closed },
);
export const replyBody = Type.Object(
  {
    version,
    content: Type.String({ maxLength: longestReply }),
    attachments: attachmentIds,
    state: Type.Optional(oneOf(inquiryStates, 'State after it; answered when left out')),
  },
  { $id: 'ReplyBody', ...closed },
);
export const revealedPassword = Type.Object({ password: Type.String() }, { $id: 'RevealedPassword', ...closed });

export const bulkBody = Type.Object(
  {
    items: Type.Array(Type.Object({ number: Type.String({ maxLength: 40 }), version }, closed), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
    ...change,
    addTags: tags('Tags beside those that each has'),
    removeTags: tags('Tags to take away'),
  },
  { $id: 'BulkBody', ...closed },
);
const numbers = Type.Array(Type.String());
export const bulkAnswer = Type.Object(
  { changed: numbers, stale: numbers, missing: numbers },
  { $id: 'BulkAnswer', ...closed },
);

export const presenceBody = Type.Object({ writing: Type.Boolean() }, { $id: 'PresenceBody', ...closed });
export const presenceAnswer = Type.Object(
  {
    others: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), writing: Type.Boolean(), since: moment }, closed),
    ),
    version: Type.Integer({ description: 'Of the inquiry as it is now' }),
  },
  { $id: 'PresenceAnswer', ...closed },
);

export const agentList = Type.Array(
  Type.Object({ id: Type.String(), name: Type.String(), email: Type.String() }, closed),
);
