import { longest } from '../../fields.ts';
import { companyTypesOf, kindsWith } from './board.ts';
import type { Board, BoardGroup } from './board.ts';

const classroom: BoardGroup = {
  base: 'classroom',
  name: 'Classroom',
  idName: 'classroomId',
  words: {
    post: 'post',
    onePost: 'a post',
    posts: 'classroom posts',
    total: 'Posts in all pages; under all the notices are not counted',
  },
  boards: [
    {
      name: 'classroom',
      path: '/education/classroom',
      label: { ko: '강의실', en: 'Classroom' },
      postLabel: { ko: '강의실', en: 'Classroom' },
    },
  ],
  calls: ['view', 'detail', 'edit', 'remove', 'restore', 'attachment', 'seen'],
  numbers: 'classroom_posts_id_seq',
  source: 'classroom_posts',
  longest: longest.post,
  kinds: {
    free: { label: { ko: '자유', en: 'General' } },
    notice: { label: { ko: '공지', en: 'Notice' }, isCompany: true, isPinned: true },
    attach: { label: { ko: '자료공유', en: 'Materials' } },
    question: { label: { ko: '질문', en: 'Question' }, isQuestion: true },
  },
  isRemovedByQuery: true,
};

const news: BoardGroup = {
  base: 'news',
  name: 'News',
  idName: 'newsId',
  words: { post: 'item', onePost: 'an item', posts: 'news or announcements', total: 'Items in all pages' },
  boards: [
    {
      name: 'news',
      path: '/news',
      label: { ko: '뉴스', en: 'News' },
      postLabel: { ko: '소식', en: 'News' },
      feed: {
        ko: { title: '셀매트릭스 소식', description: '셀매트릭스의 제품과 회사 소식입니다.' },
        en: { title: 'Selmatrix news', description: 'News about the products and the company.' },
      },
    },
    {
      name: 'announcement',
      path: '/education/announcement',
      label: { ko: '공지사항', en: 'Announcements' },
      postLabel: { ko: '공지', en: 'Announcement' },
      isCompany: true,
      feed: {
        ko: { title: '셀매트릭스 교육 공지사항', description: '교육 일정과 운영에 관한 공지입니다.' },
        en: { title: 'Selmatrix training announcements', description: 'Announcements about the trainings.' },
      },
    },
  ],
  calls: ['view', 'detail', 'attachment', 'image', 'feed', 'pages', 'seen', 'write', 'edit', 'remove', 'restore'],
  numbers: 'news_items_id_seq',
  source: 'news_items',
  longest: longest.news,
  isBilingual: true,
  isReviewed: true,
  // Twice the width of a column of text, and twice that of a card, for dense screens
  imageWidths: [1_920, 480],
};

export const groups = { classroom, news };
const all: readonly BoardGroup[] = Object.values(groups);

/** All boards, with the group of each. */
export const boards: readonly (Board & { group: BoardGroup })[] = all.flatMap((group) =>
  group.boards.map((board) => ({ ...board, group })),
);

/** What the company itself says, whichever editor typed it. */
export const companyTypes = all.flatMap(companyTypesOf);

/** Kinds that have answers. */
export const questionTypes = all.flatMap((group) => kindsWith(group, 'isQuestion'));

/** The group of a stored board. Throws for one that no description has. */
export function groupOf(name: string): BoardGroup {
  const board = boards.find((known) => known.name === name);
  if (!board) throw new Error(`no board ${name}`);
  return board.group;
}
