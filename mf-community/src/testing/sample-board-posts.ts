import type { BoardPostDetail } from '../api/admin-posts.ts';

const WRITTEN = '2026-11-20T00:05:00.000Z';

/** A news item of a member that waits, as admins read it; lists take it too. */
export function sampleBoardPost(values: Partial<BoardPostDetail> = {}): BoardPostDetail {
  return {
    board: 'news',
    id: 17,
    type: 'news',
    state: 'waiting',
    title: '회원의 소식',
    email: 'member@visitor.example',
    formerMember: false,
    hasFile: false,
    hasImage: false,
    views: 0,
    answers: 0,
    version: 1,
    startDate: WRITTEN,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    removedAt: null,
    purgedAt: null,
    content: '**굵은** 내용',
    titleEn: null,
    contentEn: null,
    imageAlt: null,
    imageAltEn: null,
    originalPath: null,
    thumbnailPath: null,
    fileName: null,
    fileSize: null,
    submittedAt: WRITTEN,
    returnReason: null,
    ...values,
  };
}

/** One page of a list for admins. */
export function adminPage<Row>(data: Row[], values: { page?: number; pageCount?: number } = {}) {
  return { data, total: data.length, page: 1, pageSize: 20, pageCount: 1, ...values };
}
