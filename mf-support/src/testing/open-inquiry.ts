import { openPage, type MockApi } from '@portal/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Inquiry, Presence } from '../api/inbox.ts';
import type { paths } from '../api/types.generated.ts';
import { definition } from '../definition.ts';
import { admin, sampleInquiry } from './samples.ts';

const path = '/api/email/admin/inquiries/Q-2026-000001';

/** The calls of an inquiry's page. */
export const inquiryCalls = {
  get: `GET ${path}`,
  patch: `PATCH ${path}`,
  reply: `POST ${path}/reply`,
  note: `POST ${path}/notes`,
  reveal: `POST ${path}/reveal-password`,
  presence: `PUT ${path}/presence`,
  leave: `DELETE ${path}/presence`,
} as const;

/** What makes an inquiry an application for an SMWP account, with its password still kept. */
export const application = {
  form: 'smwp',
  type: null,
  password: 'kept',
  smwpId: 'factory2018',
  applyDate: '2026-12-01',
} as const;

export const staleText =
  '그 사이 다른 관리자가 먼저 변경했습니다. 입력하신 내용은 그대로 있습니다. 최신 내용을 불러와 확인한 뒤 다시 저장해 주세요.';

/** One inquiry as the service keeps it, with who else has it open. */
export interface StoredInquiry {
  inquiry: Inquiry;
  others: Presence['others'];
  /** Whether the page has said that it was opened, and that it was left. */
  visit: { isOpened: boolean; isLeft: boolean };
  /** Changes it as a call does: its version goes up. */
  change(values: Partial<Inquiry>): Inquiry;
}

/** Answers what an inquiry's page reads. */
export function prepareInquiry(api: MockApi<paths>): StoredInquiry {
  const stored: StoredInquiry = {
    inquiry: sampleInquiry(),
    others: [],
    visit: { isOpened: false, isLeft: false },
    change: (values) => (stored.inquiry = { ...stored.inquiry, ...values, version: stored.inquiry.version + 1 }),
  };
  api.answer(inquiryCalls.get, () => stored.inquiry);
  api.answer('GET /api/email/admin/canned-replies', []);
  api.answer('GET /api/email/admin/tags', ['견적', '급함']);
  api.answer(`GET ${path}/merge-targets`, []);
  api.answer('GET /api/email/admin/assignees', [{ id: 'a1', name: '박관리', email: admin.email }]);
  api.answer(inquiryCalls.presence, () => {
    stored.visit.isOpened = true;
    return { others: stored.others, version: stored.inquiry.version };
  });
  api.answer(inquiryCalls.leave, () => void (stored.visit.isLeft = true));
  return stored;
}

/**
 * The word that the visit has ended goes out as the page goes; call it after the page is gone. The calls that `mockApi`
 * has counted do not tell: it begins to count anew when a test ends, which may be between the last word and this one.
 */
export async function visitEnds({ visit }: StoredInquiry): Promise<void> {
  await waitFor(() => {
    if (visit.isOpened && !visit.isLeft) throw new Error('the visit has not ended');
  });
}

export const openInquiryPage = () =>
  openPage({ definition, url: '/admin/support/inquiries/Q-2026-000001', user: admin });

/** Opens the page of the stored inquiry, after changing it as given. */
export async function openInquiry(stored: StoredInquiry, values: Partial<Inquiry> = {}) {
  stored.inquiry = { ...stored.inquiry, ...values };
  const page = await openInquiryPage();
  await screen.findByRole('heading', { level: 1, name: '연동 문의' });
  return page;
}

export const inquiryField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export function typeInto(name: string, value: string): void {
  fireEvent.change(inquiryField(name), { target: { value } });
}
