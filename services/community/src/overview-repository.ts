import { countByDay, countOf } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';
import { waitingCorrectionsSql } from './features/news/correction-rows-repository.ts';

/** News that waits to be published, questions without an answer, and posts over time, for those who publish. */
export const communityOverview: readonly OverviewPart[] = [
  {
    access: 'editor',
    async read(db, { locale, days }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [queued, unanswered, posts, news] = await Promise.all([
        countOf(
          db,
          `select count(*) as n from news_items where removed_at is null and (submitted_at is not null or id in (${waitingCorrectionsSql}))`,
        ),
        countOf(
          db,
          `select count(*) as n from classroom_posts where type = 'question' and removed_at is null
           and not exists (select from classroom_answers where post_id = classroom_posts.id and by_admin)`,
        ),
        countByDay(db, days, { from: 'classroom_posts', at: 'created_at' }),
        countByDay(db, days, { from: 'news_items', at: 'created_at' }),
      ]);
      return {
        waiting: [
          {
            id: 'queue',
            label: text('게시를 기다리는 소식', 'News waiting to be published'),
            count: queued,
            path: '/admin/community/queue',
          },
          {
            id: 'questions',
            label: text('답변을 기다리는 질문', 'Questions without an answer'),
            count: unanswered,
            path: '/admin/community/posts?status=waiting-answer',
          },
        ],
        charts: [
          {
            id: 'posts',
            label: text('게시글', 'Posts'),
            kind: 'line',
            names: days,
            series: [
              { label: text('강의실', 'Classroom'), values: posts },
              { label: text('소식과 공지', 'News and announcements'), values: news },
            ],
            path: '/admin/community/posts',
          },
        ],
      };
    },
  },
];
