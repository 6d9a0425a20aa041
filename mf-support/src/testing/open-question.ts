import type { Locale, SessionUser } from '@portal/kit';
import { openPage, type MockApi } from '@portal/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { paths } from '../api/types.generated.ts';
import { definition } from '../definition.ts';
import { fill } from './form-fields.ts';
import { company } from './samples.ts';

/** The call of the general inquiry. */
export const send = 'POST /api/email/send';

/** What a visitor types into the general inquiry. */
export const texts = {
  name: '김시험',
  phone: '010-0000-2018',
  emailAddress: 'q@visitor.example',
  title: '도입 문의',
  content: '설비 20대를 연결하려고 합니다.',
};

interface Given {
  query?: string;
  locale?: Locale;
  user?: SessionUser;
}

/** Answers what the page of the general inquiry reads, without a draft of an earlier test. */
export function prepareQuestion(api: MockApi<paths>): void {
  sessionStorage.clear();
  api.answer('GET /api/content/company', company);
  api.answer('GET /api/email/options', { guestInquiries: false });
}

export function openQuestion({ query = '', locale = 'ko', user }: Given = {}) {
  return openPage({
    definition,
    url: `/support/question${query}`,
    locale,
    user,
    otherPaths: ['/login', '/account', '/privacy'],
  });
}

/** Fills in every field; the page is Korean. */
export function fillQuestion(): void {
  fill(texts);
  fireEvent.click(screen.getByRole('radio', { name: '제품문의' }));
}
