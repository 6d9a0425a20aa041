import type { Inquiry, InquiryRow } from '../api/inbox.ts';
import type { Company } from '../api/company.ts';
import type { AdminDocument, CompanyDocument } from '../api/documents.ts';

export const member = { email: 'kim@visitor.example', name: '김시험', role: 'member' } as const;
export const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;

export const cannedReply = {
  entryId: 'c1',
  id: 'c1',
  title: '견적 안내',
  ko: '{{name}} 님, 견적을 보내 드립니다.\n감사합니다.',
  en: null,
  version: 1,
  updatedAt: '2026-12-01T01:00:00.000Z',
  updatedBy: '박관리',
};

export const company: Company = {
  lang: 'ko',
  name: '(주)셀매트릭스',
  companyNumber: '000-00-00000',
  foundedYear: 2018,
  phone: '02-000-1018',
  secondPhone: '031-000-2018',
  fax: '02-000-1019',
  email: 'contact@selmatrix.example',
  smwpPhones: ['02-000-3001', '02-000-3002'],
  videoChannelUrl: 'https://video.example',
};

/** A row of the inbox: a product inquiry of a member, just received. */
export function sampleRow(values: Partial<InquiryRow> = {}): InquiryRow {
  return {
    number: 'Q-2026-000001',
    form: 'question',
    type: 'product',
    product: null,
    name: '김시험',
    email: member.email,
    phone: '010-0000-2018',
    title: '연동 문의',
    state: 'received',
    assignee: null,
    member: true,
    trapped: false,
    password: 'none',
    noteCount: 0,
    replyCount: 0,
    newMessageAt: null,
    tags: [],
    dueOn: null,
    viewers: [],
    mailFails: false,
    createdAt: '2026-12-01T01:05:00.000Z',
    updatedAt: '2026-12-01T01:05:00.000Z',
    version: 1,
    ...values,
  };
}

/** The same inquiry as its own page gets it. */
export function sampleInquiry(values: Partial<Inquiry> = {}): Inquiry {
  return {
    ...sampleRow(),
    content: '답변을 기다립니다.',
    applyDate: null,
    smwpId: null,
    locale: 'ko',
    memberEmail: member.email,
    replyAddress: member.email,
    canSendLink: false,
    merged: [],
    satisfaction: null,
    notes: [],
    messages: [],
    replies: [],
    notification: 'sent',
    ...values,
  };
}

const KEYS = ['company', 'web-eq', 'smwp', 'sm-io-server', 'sm2s', 'sm-haccp', 'nectos'] as const;
const COLOURS = ['company', 'web-eq', 'smwp', 'io-server', 'sm2s', 'haccp', 'nectos'] as const;

/** The seven documents of the download page. */
export const documents: CompanyDocument[] = KEYS.map((key, index) => ({
  key,
  title: `자료 ${key}`,
  type: index === 0 ? 'brochure' : 'catalog',
  colour: COLOURS[index] ?? 'company',
  filename: `${key}_카탈로그.pdf`,
  size: 2048,
  updatedAt: '2026-09-14T15:00:00.000Z',
  lang: 'ko',
}));

/** A document as admins see it, with its original file. */
export function sampleAdminDocument(values: Partial<AdminDocument> = {}): AdminDocument {
  return {
    key: 'nectos',
    titleKo: 'NECTOS 카탈로그',
    titleEn: 'NECTOS catalogue',
    type: 'catalog',
    colour: 'nectos',
    filename: 'NECTOS_카탈로그.pdf',
    size: 2048,
    updatedAt: '2026-09-14T15:00:00.000Z',
    version: 1,
    downloads: 1234,
    replaced: false,
    replacedBy: null,
    uploadedName: null,
    ...values,
  };
}
