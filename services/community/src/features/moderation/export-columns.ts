import type { ExportColumn } from '@portal/service-kit';
import { boards } from '../boards/boards.ts';
import { kinds } from './board-post-schemas.ts';
import type { BoardPost, PostState } from './board-post-schemas.ts';

type Locale = 'ko' | 'en';

const stateNames: Record<Locale, Record<PostState, string>> = {
  ko: {
    visible: '게시',
    waiting: '승인 대기',
    returned: '수정 요청',
    hidden: '숨김',
    scheduled: '예약',
    'waiting-answer': '답변대기',
    answered: '답변완료',
  },
  en: {
    visible: 'Published',
    waiting: 'Waiting',
    returned: 'Change requested',
    hidden: 'Hidden',
    scheduled: 'Scheduled',
    'waiting-answer': 'Waiting for an answer',
    answered: 'Answered',
  },
};
const headings: Record<Locale, string[]> = {
  ko: [
    '게시판',
    '번호',
    '종류',
    '상태',
    '제목',
    '작성자',
    '첨부파일',
    '조회수',
    '답변 수',
    '게시일시',
    '작성일시',
    '수정일시',
    '삭제일시',
  ],
  en: [
    'Board',
    'Number',
    'Type',
    'State',
    'Title',
    'Author',
    'Attachment',
    'Views',
    'Answers',
    'Published',
    'Written',
    'Changed',
    'Removed',
  ],
};
const formerMember: Record<Locale, string> = { ko: '탈퇴한 회원', en: 'Former member' };

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Columns of the posts' CSV. */
export function exportColumns(locale: Locale): ExportColumn<BoardPost>[] {
  const values: ExportColumn<BoardPost>['value'][] = [
    ({ board }) => boards.find(({ name }) => name === board)?.label[locale] ?? board,
    ({ id }) => id,
    ({ type }) => kinds[type]?.label[locale] ?? '',
    ({ state }) => stateNames[locale][state],
    ({ title }) => title,
    ({ email, formerMember: hasLeft }) => (hasLeft ? formerMember[locale] : email),
    ({ hasFile }) => (hasFile ? 'O' : ''),
    ({ views }) => views,
    ({ answers }) => answers,
    ({ startDate }) => dateOf(startDate),
    ({ createdAt }) => dateOf(createdAt),
    ({ updatedAt }) => dateOf(updatedAt),
    ({ removedAt }) => dateOf(removedAt),
  ];
  return values.map((value, index) => ({ header: headings[locale][index] ?? '', value }));
}
