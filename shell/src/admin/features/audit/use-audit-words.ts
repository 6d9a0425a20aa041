import { usePortal, useTranslation } from '@portal/kit';
import { actionWords, kindWords } from './action-words.ts';
import { detailWords } from './detail-words.ts';
import type { AuditEntry } from '../../../api/audit.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The words for the codes of the log. Services add actions of their own: the words for a new one are those of its noun
 * and its verb. It needs an entry under `actions` only where these do not read well.
 */
export function useAuditWords() {
  const { i18n } = usePortal();
  const { t } = useTranslation('shell');
  const lookup = (key: string) =>
    i18n.exists(`admin.audit.${key}`, { ns: 'shell', lng: i18n.language }) ? t(`admin.audit.${key}`) : undefined;

  /** Ids become names; who has left has none. Addresses of visitors and ids of things stay as they are. */
  function person({ people }: AuditEntry, id: string): string {
    const known = people[id];
    if (known) return `${known.name} (${known.email})`;
    return uuid.test(id) ? t('admin.audit.left') : id;
  }

  return {
    action: (code: string) => actionWords(code, lookup, (noun, verb) => t('admin.audit.ofNoun', { noun, verb })),
    kind: (kind: string) => kindWords(kind, lookup),
    service: (name: string) => lookup(`services.${name}`) ?? name,
    person,
    actor(entry: AuditEntry): string {
      const { actor, people } = entry;
      if (!actor) return t('admin.audit.system');
      return people[actor.id] ? person(entry, actor.id) : (actor.email ?? t('admin.audit.left'));
    },
    target(entry: AuditEntry): string {
      const { target } = entry;
      if (!target) return '';
      return target.type === 'user' ? person(entry, target.id) : (target.label ?? target.id);
    },
    /** Whose data it was about: the first of them by name, and how many more there are. */
    subjects(entry: AuditEntry, named: number): string {
      const { subjects, moreSubjects = 0 } = entry;
      const first = subjects
        .slice(0, named)
        .map((subject) => person(entry, subject))
        .join(', ');
      const count = Math.max(0, subjects.length - named) + moreSubjects;
      return count > 0 ? t('admin.audit.more', { first, count }) : first;
    },
    /** What the entry tells in particular, as terms with their values. */
    details: (entry: AuditEntry) => detailWords(entry.details, { lookup, person: (id) => person(entry, id) }),
  };
}
