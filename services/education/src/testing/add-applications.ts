import type { TestService } from '@portal/service-kit/testing';

/** Adds trainings from tomorrow on, one a day, and applications in all states, as many for each of them. */
export async function addApplications(
  { db, vacuum }: Pick<TestService, 'db' | 'vacuum'>,
  { rows, trainings }: { rows: number; trainings: number },
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into trainings (title_ko, type_ko, content_ko, start_date, end_date, start_time, end_time, capacity)
      select '교육 ' || n, 'SMWP', '', (now() at time zone 'Asia/Seoul')::date + n, (now() at time zone 'Asia/Seoul')::date + n, '10:00', '17:00', 500 from generate_series(1, ${trainings}) n`);
    await trx.raw(`
      insert into applications (training_id, email, name, phone_number, company, position, application, status, created_at, cancelled_at)
      select (select min(id) from trainings) + n % ${trainings}, 'a' || n || '@example.com',
        (array['김민수','이서연','박지훈','최유진','정하늘'])[1 + n % 5], '010-1234-' || lpad((n % 10000)::text, 4, '0'), '회사' || n % 997,
        '대리', '', case when n % 7 = 0 then 'cancelled' when n % 5 = 0 then 'waiting' else 'signup' end, now() - n * interval '1 minute',
        case when n % 7 = 0 then now() end
      from generate_series(1, ${rows}) n`);
  });
  await vacuum();
}
