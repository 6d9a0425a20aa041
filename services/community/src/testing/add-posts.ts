import type { TestService } from '@portal/service-kit/testing';

/** Adds as many posts to the classroom as to the news; every thousandth of the news is of the author. */
export async function addPosts(
  { db, vacuum }: Pick<TestService, 'db' | 'vacuum'>,
  { rows, authorId }: { rows: number; authorId: string },
): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('set local statement_timeout = 0');
    await trx.raw(`
      insert into classroom_posts (type, title, content, author_id, author_email, created_at)
      select (array['free','free','attach','question','notice'])[1 + n % 5],
        (array['스마트팩토리 도입 후기','설비 연결 질문','HACCP 점검표','현장 사진 모음'])[1 + n % 4] || ' ' || n || case when n % 4000 = 7 then ' 비전' else '' end
          || case when n > 25000 then ' 옛날' else '' end || case when n > 39990 then ' 끝' else '' end,
        '내용', 'u' || n % 500, 'u' || n % 500 || '@example.com', now() - n * interval '11 minutes'
      from generate_series(1, ${rows}) n`);
    await trx.raw(
      `
      insert into news_items (type, status, title_ko, content_ko, author_id, author_email, starts_at)
      select 'news', case when n % 10 = 0 then 'hidden' else 'visible' end, '소식 ' || n || case when n % 4000 = 7 then ' 비전' else '' end, '내용',
        case when n % 1000 = 0 then ? else 'u' || n % 500 end, 'a@example.com', now() + interval '1 day' - n * interval '7 minutes'
      from generate_series(1, ${rows}) n`,
      [authorId],
    );
  });
  await vacuum();
}
