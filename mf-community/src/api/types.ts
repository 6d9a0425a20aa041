import type {
  ViewClassroomAnswer,
  ViewClassroomDetailAnswer,
  ViewNewsAnswer,
  ViewNewsDetailAnswer,
} from './types.generated.ts';

export type NewsPage = ViewNewsAnswer;
export type NewsSummary = NewsPage['data'][number];
export type NewsDetail = ViewNewsDetailAnswer;
export type NewsNeighbour = NonNullable<NewsDetail['next']>;

export type PostPage = ViewClassroomAnswer;
export type PostSummary = PostPage['data'][number];
export type PostType = PostSummary['type'];
export type PostDetail = ViewClassroomDetailAnswer;
export type PostAnswer = PostDetail['replies'][number];
export type PostNeighbour = NonNullable<PostDetail['next']>;
