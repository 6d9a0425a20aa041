import { longestEmail, maxPhoneNumberLength, normalEmail, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { emailAddress, filled, Line, Lines, phoneNumber, refuseFindings } from '../../fields.ts';
import { LanguageSchema } from '../../language.ts';
import { largestId } from '../trainings/education-id.ts';

const longestCompany = 100;

export const ApplyBody = Type.Object(
  {
    educationId: Type.Integer({ minimum: 1, maximum: largestId }),
    email: Line(longestEmail),
    name: Line(60),
    phoneNumber: Line(maxPhoneNumberLength, 'Digits, spaces, + - ( ) .; 7 to 15 digits'),
    company: Line(longestCompany),
    position: Line(longestCompany),
    application: Lines(2_000, 'Free text; may be empty'),
    lang: Type.Optional(
      Type.Union([LanguageSchema], { description: 'Language of mails to the applicant; the browser says otherwise' }),
    ),
  },
  { $id: 'ApplyBody', additionalProperties: false },
);
export type ApplyBody = Static<typeof ApplyBody>;

/** The texts without the spaces around them, the address in its normal form. Refuses with `validation-failed` what is blank, no address or no phone number. */
export function checkedApplication({ email, name, phoneNumber: phone, company, position, application }: ApplyBody) {
  refuseFindings({
    email: emailAddress(email),
    name: filled(name),
    phoneNumber: phoneNumber(phone),
    company: filled(company),
    position: filled(position),
  });
  return {
    email: normalEmail(email) ?? '',
    name: name.trim(),
    phoneNumber: phone.trim(),
    company: company.trim(),
    position: position.trim(),
    application: application.trim(),
  };
}
