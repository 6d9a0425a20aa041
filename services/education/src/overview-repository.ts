import { countByDay, countOf } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';

interface NextTraining {
  title: string;
  capacity: number;
  applied: number;
  waiting: number;
}

const nextTrainings = `
  select coalesce(case when :locale = 'en' then title_en end, title_ko) as title, capacity,
    (select count(*)::int from applications where training_id = trainings.id and status = 'signup') as applied,
    (select count(*)::int from applications where training_id = trainings.id and status = 'waiting') as waiting
  from trainings
  where removed_at is null and end_date >= (now() at time zone 'Asia/Seoul')::date
  order by start_date, id limit 8`;

/** Waiting applicants, applications over time and the seats of the next trainings, for those who work with applicants. */
export const educationOverview: readonly OverviewPart[] = [
  {
    access: 'agent',
    async read(db, { locale, days }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [waiting, applied, { rows }] = await Promise.all([
        countOf(
          db,
          `select count(*) as n from applications join trainings on trainings.id = training_id
           where applications.status = 'waiting' and removed_at is null
             and end_date >= (now() at time zone 'Asia/Seoul')::date`,
        ),
        countByDay(db, days, { from: 'applications', at: 'created_at' }),
        db.raw<{ rows: NextTraining[] }>(nextTrainings, { locale }),
      ]);
      return {
        waiting: [
          {
            id: 'waiting-applicants',
            label: text('대기 중인 신청자', 'Applicants on waiting lists'),
            count: waiting,
            path: '/admin/education/applicants?status=waiting',
          },
        ],
        charts: [
          {
            id: 'applications',
            label: text('교육 신청', 'Applications'),
            kind: 'line',
            names: days,
            series: [{ label: text('신청', 'Applications'), values: applied }],
            path: '/admin/education/applicants',
          },
          {
            id: 'seats',
            label: text('다가오는 교육의 좌석', 'Seats of the next trainings'),
            kind: 'bars',
            names: rows.map(({ title }) => title),
            whole: 1,
            series: [
              { label: text('신청', 'Applied'), values: rows.map((row) => row.applied) },
              { label: text('정원', 'Seats'), values: rows.map((row) => row.capacity) },
              { label: text('대기', 'Waiting'), values: rows.map((row) => row.waiting) },
            ],
            path: '/admin/education/trainings',
          },
        ],
      };
    },
  },
];
