import { seoulTime } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';
import type { Inquiry } from './inquiry.ts';
import { formLabels, productNames, typeLabels } from './labels.ts';
import { singleAddress } from './single-address.ts';

/** Longer titles are cut in a subject; the text has them whole. */
const longestTitle = 120;

/** A title as it stands in a subject. */
export function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : title;
}

/**
 * The mail to the company about a new inquiry, in Korean. The text contains what the sender typed, the subject its
 * title. The sender's address becomes Reply-To if it is valid. An SMWP password is never included.
 */
export function inquiryMail(inquiry: Inquiry, { to, origin }: { to: string; origin: string }): Mail {
  const { number, form, type, product, name, phone, email, applyDate, smwpId, title, content } = inquiry;
  const lines = [
    ['접수번호', number],
    ['양식', formLabels.ko[form]],
    ['문의유형', type && typeLabels.ko[type]],
    ['제품', product && productNames[product]],
    ['이름', name],
    ['연락처', phone],
    ['이메일', email],
    ['신청일', applyDate],
    ['SMWP 아이디', smwpId],
    ['회원', inquiry.senderEmail ?? '비회원'],
    ['접수일시', seoulTime(inquiry.createdAt)],
    ['제목', title],
  ].filter(([, value]) => value !== null);
  const password =
    form === 'smwp' ? '\n패스워드는 암호화되어 보관되며, 관리자 화면에서 한 번만 확인할 수 있습니다.\n' : '';
  return {
    to,
    replyTo: singleAddress(email),
    subject: `[${number}] ${type ? typeLabels.ko[type] : formLabels.ko[form]}: ${shortTitle(title)}`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}

${content}
${password}
관리자 화면에서 답변하기
${origin}/admin/support/inquiries/${number}
`,
    key: `inquiry:${number}`,
  };
}
