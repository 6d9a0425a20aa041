import { countByDay, countOf } from '@portal/service-kit';
import type { OverviewPart } from '@portal/service-kit';
import { statesSql, waitingSql } from './features/moderation/board-post-repository.ts';

/** News that waits to be published, questions without an answer, and posts over time, for those who publish. */
export const communityOverview: readonly OverviewPart[] = [
  {
    access: 'editor',
    async read(db, { locale, days }) {
      const text = (ko: string, en: string): string => (locale === 'ko' ? ko : en);
      const [queued, unanswered, posts, news] = await Promise.all([
        countOf(
          db,
          `select count(*) as n from posts where removed_at is null and (submitted_at is not null or ${waitingSql})`,
        ),
        countOf(db, `select count(*) as n from posts where removed_at is null and ${statesSql['waiting-answer']}`),
        countByDay(db, days, { from: 'posts', at: 'created_at', where: `board = 'classroom'` }),
        countByDay(db, days, { from: 'posts', at: 'created_at', where: `board <> 'classroom'` }),
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
