import type { ClassroomDetail, ClassroomPage, PostAnswer } from '../api/posts.ts';

type ClassroomSummary = ClassroomPage['data'][number];

const WRITTEN = '2026-11-20T00:05:00.000Z';

/** A row of the classroom. */
export function samplePost(values: Partial<ClassroomSummary> = {}): ClassroomSummary {
  return {
    classroomId: 7,
    type: 'free',
    title: '첫 글',
    email: 'me***@visitor.example',
    formerMember: false,
    mine: false,
    fileName: null,
    fileSize: null,
    state: null,
    answers: 0,
    views: 3,
    createdAt: WRITTEN,
    updatedAt: WRITTEN,
    ...values,
  };
}

/** A page of the classroom, whole by default. */
export function samplePostPage(data: ClassroomSummary[], values: Partial<ClassroomPage> = {}): ClassroomPage {
  return {
    data,
    total: data.length,
    totalIsCapped: false,
    pageLenght: data.length > 0 ? 1 : 0,
    notices: [],
    ...values,
  };
}

/** A post of the classroom as a visitor reads it. */
export function samplePostDetail(values: Partial<ClassroomDetail> = {}): ClassroomDetail {
  return {
    ...samplePost(),
    version: 3,
    mayEdit: false,
    mayRemove: false,
    content: '첫 줄\n**둘째** 줄',
    fileKind: null,
    imageWidth: null,
    imageHeight: null,
    mayAnswer: false,
    replies: [],
    previous: null,
    next: null,
    ...values,
  };
}

/** An answer to a question. */
export function sampleAnswer(values: Partial<PostAnswer> = {}): PostAnswer {
  return {
    answerId: 4,
    content: '설정에서 **재시작**하세요.',
    email: 'me***@visitor.example',
    formerMember: false,
    mine: false,
    byAdmin: false,
    mayRemove: false,
    createdAt: WRITTEN,
    ...values,
  };
}
