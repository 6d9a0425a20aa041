import type { Locale } from '../../locale.ts';
import type { InquiryForm, InquiryState, InquiryType, PasswordState, ProductKey } from './inquiry.ts';

type Words<Key extends string> = Record<Locale, Record<Key, string>>;

/** The spec's names of the forms and of what a general inquiry is about. */
export const formLabels: Words<InquiryForm> = {
  ko: { question: '일반 문의', smwp: 'SMWP 계정신청', webeq: 'WEB EQ 교육신청 문의' },
  en: { question: 'General inquiry', smwp: 'SMWP account application', webeq: 'WEB EQ training inquiry' },
};
export const typeLabels: Words<InquiryType> = {
  ko: { product: '제품문의', education: '교육문의', other: '기타문의' },
  en: { product: 'Product', education: 'Training', other: 'Other' },
};
export const stateLabels: Words<InquiryState> = {
  ko: { received: '접수', inProgress: '처리중', answered: '답변완료', spam: '스팸' },
  en: { received: 'Received', inProgress: 'In progress', answered: 'Answered', spam: 'Spam' },
};
export const passwordLabels: Words<PasswordState> = {
  ko: { none: '', kept: '보관 중', revealed: '확인함', destroyed: '파기됨' },
  en: { none: '', kept: 'Kept', revealed: 'Revealed', destroyed: 'Destroyed' },
};

/** Product names, the same in every language. */
export const productNames: Record<ProductKey, string> = {
  'web-eq': 'WEB EQ',
  smwp: 'SMWP',
  'sm-io-server': 'SM-IO-SERVER',
  'sm-twis': 'SM-TWIS',
  'sm-ai-farm': 'SM-AI-FARM',
  sm2s: 'SM2S',
  'sm-haccp': 'SM-HACCP',
  nectos: 'NECTOS',
};
