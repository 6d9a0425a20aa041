import { withOwner, type Retention } from '@portal/service-kit';

const post = {
  kept: 'posts of the boards, without their authors once these leave; removed ones 30 days, by their trash',
};

/** What becomes of the rows of the service. */
export const communityRetention: Retention = {
  posts: post,
  posts_counts: { kept: 'one row for each kind and hour' },
  post_views: withOwner,
  classroom_posts: post,
  classroom_answers: post,
  removed_answers: post,
  news_items: post,
  news_corrections: withOwner,
  classroom_posts_counts: { kept: 'one row for each kind and day' },
  news_items_counts: { kept: 'one row for each kind and day' },
  classroom_views: withOwner,
  news_views: withOwner,
};
