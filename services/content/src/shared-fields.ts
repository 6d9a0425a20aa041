import { checkbox, email, phone } from '@portal/service-kit';

/** Of what visitors read as invented. */
export const isSample = checkbox({
  label: { ko: '예시 내용으로 표시', en: 'Mark as sample content' },
  description: 'Invented, and marked as such on the page',
});

/** Telephone lines and address of the company, or of an office. */
export const contactFields = {
  phone: phone({ label: { ko: '전화', en: 'Phone' }, required: true }),
  secondPhone: phone({ label: { ko: '전화 2', en: 'Second phone' } }),
  fax: phone({ label: { ko: '팩스', en: 'Fax' }, required: true }),
  email: email({ label: { ko: '이메일', en: 'E-mail' }, required: true }),
};
