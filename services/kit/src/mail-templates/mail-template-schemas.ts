import { Type } from '@portal/runtime/typebox';
import type { Static } from 'typebox';

/** Longest subject and text of a mail. */
const longestSubject = 200;
const longestText = 10_000;

const Subject = Type.String({
  minLength: 1,
  maxLength: longestSubject,
  pattern: String.raw`^\P{Cc}*$`,
  description: 'One line; `{{name}}` stands for a placeholder',
});
const Text = Type.String({
  minLength: 1,
  maxLength: longestText,
  pattern: String.raw`^[^\u0000]*$`,
  description: '`{{name}}` stands for a placeholder; the HTML of the mail is made of it',
});

/** The texts of a mail in both languages, as people edit them. */
const texts = { koSubject: Subject, koText: Text, enSubject: Subject, enText: Text };
export const MailTextsSchema = Type.Object(texts, { $id: 'MailTexts' });
export type MailTexts = Static<typeof MailTextsSchema>;

const InBothSchema = Type.Object({ ko: Type.String(), en: Type.String() });
const Version = Type.Integer({ minimum: 1, description: '1 is the built-in state before any change' });
const UpdatedAt = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  description: 'ISO 8601; null: never changed',
});

const summary = {
  name: Type.String(),
  title: InBothSchema,
  isEdited: Type.Boolean({ description: 'Whether its texts differ from the built-in ones' }),
  isOutdated: Type.Boolean({
    description: 'Its texts use placeholders that the mail no longer has; the built-in texts are sent instead',
  }),
  updatedAt: UpdatedAt,
};

export const MailTemplatesSchema = Type.Object(
  { templates: Type.Array(Type.Object(summary)) },
  { $id: 'MailTemplates' },
);

export const MailTemplateSchema = Type.Object(
  {
    ...summary,
    version: Version,
    placeholders: Type.Array(
      Type.Object({ name: Type.String(), about: InBothSchema, isRequired: Type.Boolean(), sample: InBothSchema }),
    ),
    texts: MailTextsSchema,
    builtIn: MailTextsSchema,
  },
  { $id: 'MailTemplate' },
);
export type MailTemplateState = Static<typeof MailTemplateSchema>;

export const MailTemplateEdit = Type.Object(
  { ...texts, version: Version },
  { $id: 'MailTemplateEdit', additionalProperties: false },
);

export const MailTemplateReset = Type.Object(
  { version: Version },
  { $id: 'MailTemplateReset', additionalProperties: false },
);

/** Words in one language that are not stored. */
export const MailTrialBody = Type.Object(
  { locale: Type.Enum(['ko', 'en'], { type: 'string' }), subject: Subject, text: Text },
  { $id: 'MailTrial', additionalProperties: false },
);
export type MailTrial = Static<typeof MailTrialBody>;

export const MailPreviewSchema = Type.Object(
  { subject: Type.String(), text: Type.String(), html: Type.String() },
  { $id: 'MailPreview' },
);

export const MailTestedSchema = Type.Object(
  { recipient: Type.String({ description: 'The address of who asked' }) },
  { $id: 'MailTested' },
);
