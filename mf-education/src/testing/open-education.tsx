import type { Locale, SectionRole, SessionUser } from '@portal/kit';
import { openPage, type OpenedPage } from '@portal/kit/testing';
import { act } from '@testing-library/react';
import { definition } from '../definition.ts';

export const member: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };
export const admin: SessionUser = { email: 'admin@example.com', name: '관리자', role: 'admin' };
export const holding = (...roles: SectionRole[]): SessionUser => ({ ...member, roles: { education: roles } });

/** Opens a page of this section. */
export function openEducation(
  url: string,
  { locale = 'ko', user }: { locale?: Locale; user?: SessionUser } = {},
): Promise<OpenedPage> {
  return openPage({ definition, url, locale, user, otherPaths: ['/login', '/account', '/privacy'] });
}

/** The open question, as `title: text`. */
export function questionOf({ portal }: Pick<OpenedPage, 'portal'>): string | undefined {
  const { current } = portal.alerts.store.getState();
  return current && `${current.title}: ${current.text}`;
}

/** Answers the open question by its button, or by closing it. */
export async function answerQuestion({ portal }: Pick<OpenedPage, 'portal'>, isConfirmed: boolean): Promise<void> {
  const { current } = portal.alerts.store.getState();
  if (!current) throw new Error('no question is open');
  await act(async () => current.close(isConfirmed));
}
