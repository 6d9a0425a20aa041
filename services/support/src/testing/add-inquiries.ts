import type { TestService } from '@portal/service-kit/testing';

/** Adds inquiries of the form in all states, those that are answered with a reply. */
export async function addInquiries({ db, vacuum }: Pick<TestService, 'db' | 'vacuum'>, rows: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into inquiries (number, form, type, product, name, phone, email, title, content, locale, state, created_at, tags, due_on)
      select 'Q-2026-' || lpad((n + 500000)::text, 6, '0'), 'question', (array['product','education','other'])[1 + n % 3], null,
        (array['김민수','이서연','박지훈','최유진','정하늘'])[1 + n % 5], '010-1234-5678', 'a' || n || '@example.com',
        '연동 문의 ' || n, repeat('설비에서 값을 읽어 화면에 보이려고 합니다. ', 5), 'ko',
        (array['received','inProgress','answered','answered','answered'])[1 + n % 5], now() - n * interval '1 minute',
        case when n % 10 = 0 then array['견적'] else '{}' end, case when n % 7 = 0 then (now() at time zone 'Asia/Seoul')::date + n % 30 - 15 end
      from generate_series(1, ${rows}) n`);
    await trx.raw(`
      insert into replies (inquiry_id, author_id, author_name, content, mailed_to, created_at)
      select id, 'a', '박관리', '답변', email, created_at + interval '3 hours' from inquiries where state = 'answered'`);
  });
  await vacuum();
}
