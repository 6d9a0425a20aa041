import { longestEmail, maxPhoneNumberLength, normalEmail, SeenVersion, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { emailAddress, filled, Line, Lines, phoneNumber, refuseFindings } from '../../fields.ts';
import { LanguageSchema } from '../../language.ts';
import { EducationId } from '../trainings/training-admin-schemas.ts';

const Notify = Type.Boolean({ description: 'Whether the applicant is mailed' });

const personFields = {
  email: Line(longestEmail),
  name: Line(60),
  phoneNumber: Line(maxPhoneNumberLength, 'Digits, spaces, + - ( ) .; 7 to 15 digits'),
  company: Line(100, 'May be empty'),
  position: Line(100, 'May be empty'),
  application: Lines(2_000, 'May be empty'),
  locale: LanguageSchema,
};

export const AddApplicantBody = Type.Object(
  { educationId: EducationId, ...personFields, notify: Notify },
  { $id: 'AddApplicantBody', additionalProperties: false },
);
export type AddApplicantBody = Static<typeof AddApplicantBody>;

export const CorrectApplicantBody = Type.Object(
  {
    applicationId: EducationId,
    version: Type.Integer({ minimum: 1, description: 'What was read before; another one by now is 409 stale-edit' }),
    ...personFields,
    notify: Notify,
  },
  { $id: 'CorrectApplicantBody', additionalProperties: false },
);
export type CorrectApplicantBody = Static<typeof CorrectApplicantBody>;

export const ApplicantStepBody = Type.Object(
  { applicationId: EducationId, version: SeenVersion, notify: Notify },
  { $id: 'ApplicantStepBody', additionalProperties: false },
);
export type ApplicantStepBody = Static<typeof ApplicantStepBody>;

export const EraseApplicantBody = Type.Object(
  { applicationId: EducationId, version: SeenVersion },
  { $id: 'EraseApplicantBody', additionalProperties: false },
);
export type EraseApplicantBody = Static<typeof EraseApplicantBody>;

export const AttendanceBody = Type.Object(
  { applicationId: EducationId, version: SeenVersion, present: Type.Boolean() },
  { $id: 'AttendanceBody', additionalProperties: false },
);
export type AttendanceBody = Static<typeof AttendanceBody>;

type Person = Pick<AddApplicantBody, keyof typeof personFields>;

/** The texts without the spaces around them, the address in its normal form. Refuses with `validation-failed`. */
export function checkedPerson({ email, name, phoneNumber: phone, company, position, application, locale }: Person) {
  refuseFindings({ email: emailAddress(email), name: filled(name), phoneNumber: phoneNumber(phone) });
  return {
    email: normalEmail(email) ?? '',
    name: name.trim(),
    phoneNumber: phone.trim(),
    company: company.trim(),
    position: position.trim(),
    application: application.trim(),
    locale,
  };
}
