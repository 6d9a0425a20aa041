import { can, type Locale, type SectionRole, type SessionUser } from '@portal/kit';
import { openPage, type OpenedPage } from '@portal/kit/testing';
import { act } from '@testing-library/react';
import { definition } from '../definition.ts';

export const member: SessionUser = { email: 'member@example.com', name: '김하늘', role: 'member' };
export const admin: SessionUser = { email: 'admin@example.com', name: '관리자', role: 'admin' };
export const holding = (...roles: SectionRole[]): SessionUser => ({ ...member, roles: { education: roles } });

/** Opens a page of this section. */
export async function openEducation(
  url: string,
  { locale = 'ko', user }: { locale?: Locale; user?: SessionUser } = {},
): Promise<OpenedPage> {
  const page = await openPage({ definition, url, locale, user, otherPaths: ['/login', '/account', '/privacy'] });
  if (can(user, 'education', 'staff')) {
    // The page adds these with the code for admins, which a test file loads once, for the first of its pages only
    const messages = (await import(`../../locales/${locale}/admin.json`, { with: { type: 'json' } })) as {
      default: object;
    };
    page.portal.i18n.addResourceBundle(locale, 'education', messages.default, true, true);
  }
  return page;
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
