import { usePortal, useTranslation } from '@portal/kit';
import { actionWords, kindWords } from './action-words.ts';
import type { AuditEntry } from '../../../api/audit.ts';

/**
 * Words for what stands in the log as codes. Services add actions of their own: a new one is put together from the words
 * of its noun and its verb, and has an entry under `actions` only where these do not read well.
 */
export function useAuditWords() {
  const { i18n } = usePortal();
  const { t } = useTranslation('shell');
  const lookup = (key: string) =>
    i18n.exists(`admin.audit.${key}`, { ns: 'shell', lng: i18n.language }) ? t(`admin.audit.${key}`) : undefined;
  return {
    action: (code: string) => actionWords(code, lookup, (noun, verb) => t('admin.audit.ofNoun', { noun, verb })),
    kind: (kind: string) => kindWords(kind, lookup),
    service: (name: string) => lookup(`services.${name}`) ?? name,
    actor({ actor }: AuditEntry): string {
      if (!actor) return t('admin.audit.system');
      return actor.email ?? t('admin.audit.left');
    },
  };
}
