import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { nullable } from '../../nullable.ts';
import { oneOf } from '../../one-of.ts';
import { attachment, attachmentIds } from '../attachments/attachment-schemas.ts';
import { inquiryForms, inquiryTypes, productKeys } from '../inquiries/inquiry.ts';
import { limits } from '../inquiries/send-schemas.ts';
import { messageWriters } from './message.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });

/** What a sender sees of their inquiry, wherever it is shown. */
export const sentInquiryFields = {
  number: Type.String(),
  form: oneOf(inquiryForms),
  type: nullable(oneOf(inquiryTypes)),
  product: nullable(oneOf(productKeys)),
  title: Type.String(),
  content: Type.String(),
  applyDate: nullable(Type.String()),
  smwpId: nullable(Type.String()),
  state: oneOf(['received', 'inProgress', 'answered']),
  createdAt: moment,
};

/** Of a message. */
export const quotedText = nullable(
  Type.String({
    description: 'What stood below the text in a mail, such as the mail that it quotes; null when nothing did',
  }),
);
export const fromInquiry = nullable(
  Type.String({ description: 'Number of the inquiry, merged into this one, that the message came with' }),
);

export const inquiryThread = Type.Object(
  {
    ...sentInquiryFields,
    messages: Type.Array(
      Type.Object(
        {
          id: Type.String(),
          writtenBy: oneOf(messageWriters),
          content: Type.String(),
          quotedText,
          createdAt: moment,
          attachments: Type.Array(attachment),
          fromInquiry,
        },
        closed,
      ),
      { description: 'The conversation after the first text, oldest first' },
    ),
  },
  { $id: 'InquiryThread', ...closed },
);
export type InquiryThread = Static<typeof inquiryThread>;

const content = Type.String({ maxLength: limits.content });
const link = Type.String({ maxLength: 200, description: 'The token of a mailed link, which stands behind the #' });

export const answerBody = Type.Object({ content, attachments: attachmentIds }, { $id: 'AnswerBody', ...closed });
export const linkBody = Type.Object({ link }, { $id: 'LinkBody', ...closed });
export const linkAnswerBody = Type.Object(
  { link, content, attachments: attachmentIds },
  { $id: 'LinkAnswerBody', ...closed },
);
