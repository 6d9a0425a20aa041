import type { Locale, Portal, SessionUser } from '@portal/kit';
import { createSectionPortal } from '@portal/kit/testing';
import { messages } from '../messages.ts';

interface EducationPortalInput extends Partial<Pick<Portal['api'], 'get' | 'send'>> {
  locale?: Locale;
  /** Who is signed in; nobody by default. */
  user?: SessionUser;
}

/** A portal for component tests with this section's real messages and paths, and calls that the test answers. */
export function educationPortal({ locale, user, get, send }: EducationPortalInput = {}) {
  return createSectionPortal({
    definition: { name: 'education', messages },
    bundles: ['schedule', 'training', 'application', 'admin'],
    locale,
    user: user ?? 'visitor',
    paths: ['/education/schedule', '/privacy'],
    api: { ...(get && { get }), ...(send && { send }) },
  });
}
