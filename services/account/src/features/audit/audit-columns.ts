import type { ExportColumn } from '@portal/service-kit';
import type { Locale } from '../../locale.ts';
import type { AuditEntryAnswer } from './audit-schemas.ts';

const system = { ko: '시스템', en: 'System' };
const gone = { ko: '탈퇴한 회원', en: 'Former member' };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An id in words: a name with its address, somebody who has left, or what it is where it names nobody. */
function personOf({ people }: AuditEntryAnswer, id: string, lang: Locale): string {
  const person = people[id];
  if (person) return `${person.name} (${person.email})`;
  return uuid.test(id) ? gone[lang] : id;
}

function actorOf(entry: AuditEntryAnswer, lang: Locale): string {
  const { actor } = entry;
  if (!actor) return system[lang];
  return entry.people[actor.id] ? personOf(entry, actor.id, lang) : (actor.email ?? gone[lang]);
}

function targetOf(entry: AuditEntryAnswer, lang: Locale): string {
  const { target } = entry;
  if (target?.type === 'user') return personOf(entry, target.id, lang);
  return target?.label ?? '';
}

/** Columns of the exported log. */
export function auditColumnsIn(lang: Locale): ExportColumn<AuditEntryAnswer>[] {
  const header = (ko: string, en: string): string => (lang === 'ko' ? ko : en);
  return [
    { header: header('일시', 'Time'), value: ({ at }) => new Date(at) },
    { header: header('서비스', 'Service'), value: ({ service }) => service },
    { header: header('수행자', 'Who'), value: (entry) => actorOf(entry, lang) },
    { header: header('수행자 ID', 'Who (id)'), value: ({ actor }) => actor?.id ?? '' },
    { header: header('작업', 'Action'), value: ({ action }) => action },
    { header: header('대상 종류', 'Target type'), value: ({ target }) => target?.type ?? '' },
    { header: header('대상 ID', 'Target id'), value: ({ target }) => target?.id ?? '' },
    { header: header('대상', 'Target'), value: (entry) => targetOf(entry, lang) },
    {
      header: header('정보 주체', 'Whose data'),
      value: (entry) => entry.subjects.map((subject) => personOf(entry, subject, lang)).join(', '),
    },
    {
      header: header('상세', 'Details'),
      value: ({ details }) => (Object.keys(details).length > 0 ? JSON.stringify(details) : ''),
    },
    { header: header('요청 ID', 'Request id'), value: ({ requestId }) => requestId ?? '' },
  ];
}
