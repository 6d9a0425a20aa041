import type { TestService } from '@portal/service-kit/testing';

/** Adds as many posts to the classroom as to the news; every thousandth of the news is of the author. */
export async function addPosts(
  { asOwner, vacuum }: Pick<TestService, 'asOwner' | 'vacuum'>,
  { rows, authorId }: { rows: number; authorId: string },
): Promise<void> {
  // Not into the former tables as well, which takes as long again
  await asOwner(`
    alter table posts disable trigger posts_carried_insert;
    insert into posts (board, id, type, status, title_ko, content_ko, author_id, author_email, created_at, starts_at)
    select 'classroom', nextval('classroom_posts_id_seq'), (array['free','free','attach','question','notice'])[1 + n % 5], 'visible',
      (array['스마트팩토리 도입 후기','설비 연결 질문','HACCP 점검표','현장 사진 모음'])[1 + n % 4] || ' ' || n || case when n % 4000 = 7 then ' 비전' else '' end
        || case when n > 25000 then ' 옛날' else '' end || case when n > 39990 then ' 끝' else '' end,
      '내용', 'u' || n % 500, 'u' || n % 500 || '@example.com', now() - n * interval '11 minutes', now() - n * interval '11 minutes'
    from generate_series(1, ${rows}) n;
    insert into posts (board, id, type, status, title_ko, content_ko, author_id, author_email, starts_at)
    select 'news', nextval('news_items_id_seq'), 'news', case when n % 10 = 0 then 'hidden' else 'visible' end,
      '소식 ' || n || case when n % 4000 = 7 then ' 비전' else '' end, '내용',
      case when n % 1000 = 0 then '${authorId}' else 'u' || n % 500 end, 'a@example.com', now() + interval '1 day' - n * interval '7 minutes'
    from generate_series(1, ${rows}) n;
    alter table posts enable trigger posts_carried_insert`);
  await vacuum();
}
