import { usePortal } from './portal-context.tsx';
import { useTranslation } from './use-translation.ts';

/** What a refusal tells: its code, or the role, and the section it is needed in; `*` is any, none the whole site. */
export interface NeededRole {
  code?: string;
  requiredRole?: string;
  section?: string;
}

/**
 * Words for a refusal (403) that tells which role is missing, or that it was not confirmed who asks; undefined when it does not tell. A section is called as its
 * messages do, as far as they are loaded, and by its id otherwise.
 */
export function useNeededRoleText(): (refusal: NeededRole) => string | undefined {
  const { t } = useTranslation('shell');
  const { i18n } = usePortal();
  return ({ code, requiredRole, section = '*' }) => {
    if (code === 'step-up-required') return t('common.problem.stepUp');
    if (!requiredRole) return undefined;
    const needs = 'common.problem.needs';
    const title =
      section === '*' ? t(`${needs}.any`) : i18n.t('common.admin.title', { ns: section, defaultValue: section });
    return t([`${needs}.${requiredRole}`, `${needs}.administrator`], { section: title });
  };
}
