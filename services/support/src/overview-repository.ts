import { countByDay } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from './locale.ts';
import { overdueSql } from './features/inbox/inbox-query.ts';

const inbox = '/admin/support/inquiries';
/** Inquiries that were answered, with the hours until the first reply: joined at once, which takes a third of the time of a look for each. */
const firstReplies = `(
  select inquiries.created_at, extract(epoch from min(messages.created_at) - inquiries.created_at) / 3600 as hours
  from inquiries join messages on messages.inquiry_id = inquiries.id and messages.written_by = 'agent'
  where state = 'answered' group by inquiries.id, inquiries.created_at) as answered`;

/** Inquiries that wait, counted in one read. */
async function countWaiting(
  db: Knex,
  userId: string,
): Promise<{ free: number; mine: number; written: number; overdue: number }> {
  const { rows } = await db.raw(
    `select count(*) filter (where state = 'received' and assignee_id is null)::int as free,
       count(*) filter (where state in ('received', 'inProgress') and assignee_id = ?)::int as mine,
       count(*) filter (where new_message_at is not null)::int as written,
       count(*) filter (where ${overdueSql})::int as overdue
     from inquiries where merged_into is null`,
    [userId],
  );
  return rows[0];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The name of the chart, with the share of those who were helped once anybody has said so. */
function satisfactionLabel(locale: Locale, yes: number, no: number): string {
  const name = locale === 'ko' ? '답변 만족도' : 'Satisfaction with answers';
  return yes + no === 0 ? name : `${name}: ${Math.round((100 * yes) / (yes + no))}% (${yes}/${yes + no})`;
}

/** Inquiries that wait, over time and how fast they are answered, and what is downloaded. */
export const supportOverview: readonly OverviewPart[] = [
  {
    access: 'agent',
    async read(db, { locale, days, userId }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [counts, received, hours, satisfied, dissatisfied] = await Promise.all([
        countWaiting(db, userId),
        countByDay(db, days, { from: 'inquiries', at: 'created_at', where: `state <> 'spam'` }),
        countByDay(db, days, {
          from: firstReplies,
          at: 'created_at',
          where: 'hours is not null',
          value: 'round((percentile_cont(0.5) within group (order by hours))::numeric, 1)',
        }),
        countByDay(db, days, { from: 'satisfaction', at: 'rated_at', where: 'is_satisfied' }),
        countByDay(db, days, { from: 'satisfaction', at: 'rated_at', where: 'not is_satisfied' }),
      ]);
      return {
        waiting: [
          {
            id: 'unassigned',
            label: text('담당자가 없는 새 문의', 'New inquiries without an assignee'),
            count: counts.free,
            path: `${inbox}?state=received&assignee=none`,
          },
          {
            id: 'mine',
            label: text('내가 맡은 문의', 'Inquiries assigned to me'),
            count: counts.mine,
            path: `${inbox}?assignee=me`,
          },
          {
            id: 'new-messages',
            label: text('새 메시지가 있는 문의', 'Inquiries with a new message'),
            count: counts.written,
            path: `${inbox}?newMessage=true`,
          },
          {
            id: 'overdue',
            label: text('답변 기한이 지난 문의', 'Inquiries past their due day'),
            count: counts.overdue,
            path: `${inbox}?overdue=true`,
          },
        ],
        charts: [
          {
            id: 'inquiries',
            label: text('문의', 'Inquiries'),
            kind: 'line',
            names: days,
            series: [{ label: text('받은 문의', 'Received'), values: received }],
            path: inbox,
          },
          {
            id: 'response-hours',
            label: text(
              '첫 답변까지 걸린 시간 (중앙값, 접수일 기준)',
              'Hours until the first reply (median, by day received)',
            ),
            kind: 'line',
            names: days,
            series: [{ label: text('시간', 'Hours'), values: hours }],
          },
          {
            id: 'satisfaction',
            label: satisfactionLabel(locale, sum(satisfied), sum(dissatisfied)),
            kind: 'line',
            names: days,
            series: [
              { label: text('도움이 됨', 'It helped'), values: satisfied },
              { label: text('도움이 안 됨', 'It did not help'), values: dissatisfied },
            ],
          },
        ],
      };
    },
  },
  {
    access: 'editor',
    async read(db, { locale }) {
      const { rows } = await db.raw<{ rows: { title: string; downloads: number }[] }>(
        `select case when ? = 'en' then title_en else title_ko end as title, download_count as downloads from documents order by 2 desc`,
        [locale],
      );
      return {
        charts: [
          {
            id: 'downloads',
            label: locale === 'ko' ? '자료 다운로드 (전체 기간)' : 'Downloads of documents (all time)',
            kind: 'bars',
            names: rows.map(({ title }) => title),
            series: [{ label: locale === 'ko' ? '다운로드' : 'Downloads', values: rows.map((row) => row.downloads) }],
            path: '/admin/support/documents',
          },
        ],
      };
    },
  },
];
