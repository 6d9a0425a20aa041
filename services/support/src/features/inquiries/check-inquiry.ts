import { problem } from '@portal/service-kit';
import type { FieldErrors } from '@portal/service-kit';
import type { InquiryForm, InquiryType, ProductKey } from './inquiry.ts';
import type { ApplyBody, SendBody } from './send-schemas.ts';
import { isSmwpId, isSmwpPassword } from './smwp-rules.ts';
import { manyLines, oneLine } from './typed-text.ts';

/** An inquiry as it came in, checked and cleaned. */
export interface NewInquiry {
  form: InquiryForm;
  type: InquiryType | null;
  product: ProductKey | null;
  name: string;
  phone: string;
  email: string;
  applyDate: string | null;
  title: string;
  content: string;
  smwpId: string | null;
  /** In clear, on its way to the cipher; in no other place. */
  smwpPassword: string | null;
  trapped: boolean;
}

/** Throws 400 with `required` for every blank one; `more` are errors that were found already. */
function refuse(fields: Record<string, string>, more: FieldErrors = {}): void {
  const blank = Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([name]) => [name, 'required']);
  const errors = { ...more, ...(Object.fromEntries(blank) as FieldErrors) };
  if (Object.keys(errors).length > 0) throw problem.badRequest('validation-failed', undefined, errors);
}

/** The general form: spec, section 5, asks for all six fields and for nothing else, so that no inquiry is lost to a typing error. */
export function checkQuestion(body: SendBody): NewInquiry {
  const name = oneLine(body.name);
  const phone = oneLine(body.phone);
  const email = oneLine(body.emailAddress);
  const title = oneLine(body.title);
  const content = manyLines(body.content);
  refuse({ name, type: body.type, phone, emailAddress: email, title, content });
  return {
    form: 'question',
    type: body.type as InquiryType,
    product: body.product || null,
    name,
    phone,
    email,
    title,
    content,
    applyDate: null,
    smwpId: null,
    smwpPassword: null,
    trapped: (body.website ?? '') !== '',
  };
}

/** The two application forms: with an SMWP id it is an SMWP application, without one a WEB EQ inquiry. */
export function checkApplication(body: ApplyBody): NewInquiry {
  const name = oneLine(body.name);
  const phone = oneLine(body.phone);
  const email = oneLine(body.email);
  const applyDate = oneLine(body.applyDate);
  const title = oneLine(body.title);
  const content = manyLines(body.content);
  const smwpId = body.smwpId ?? '';
  const smwpPassword = body.smwpPassword ?? '';
  const isSmwp = smwpId !== '' || smwpPassword !== '';
  refuse(
    { name, phone, email, applyDate, title, content, ...(isSmwp ? { smwpId, smwpPassword } : {}) },
    {
      ...(isSmwp && !isSmwpId(smwpId) ? { smwpId: 'smwp-id-format' } : {}),
      ...(isSmwp && !isSmwpPassword(smwpPassword) ? { smwpPassword: 'smwp-password-format' } : {}),
    },
  );
  return {
    form: isSmwp ? 'smwp' : 'webeq',
    type: null,
    product: null,
    name,
    phone,
    email,
    applyDate,
    title,
    content,
    smwpId: isSmwp ? smwpId : null,
    smwpPassword: isSmwp ? smwpPassword : null,
    trapped: false,
  };
}
