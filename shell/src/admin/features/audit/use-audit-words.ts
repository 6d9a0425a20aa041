import { usePortal, useTranslation } from '@portal/kit';
import type { AuditEntry } from './audit-entry.ts';

/** Words for what stands in the log as codes. Sections add actions of their own; one without words here is its code. */
export function useAuditWords() {
  const { i18n } = usePortal();
  const { t } = useTranslation('shell');
  const known = (key: string) => i18n.exists(key, { ns: 'shell', lng: i18n.language });
  return {
    action(code: string): string {
      const key = `admin.audit.actions.${code}`;
      return known(key) ? t(key) : code;
    },
    service(name: string): string {
      const key = `admin.audit.services.${name}`;
      return known(key) ? t(key) : name;
    },
    actor({ actor }: AuditEntry): string {
      if (!actor) return t('admin.audit.system');
      return actor.email ?? t('admin.audit.left');
    },
  };
}
