/**
 * The calls of boards whose posts are items in both languages, and what they call the number of a post. Each is named as a
 * whole: a release of the service is compared with the calls that sections name.
 */
export const itemCalls = {
  postId: 'newsId',
  view: '/api/news/view',
  detail: '/api/news/detail',
  seen: '/api/news/seen',
  attachment: '/api/news/attachment',
  add: '/api/news/write',
  edit: '/api/news/edit',
  remove: '/api/news/remove',
  restore: '/api/news/restore',
} as const;

/** The same of boards whose posts are of several kinds. */
export const kindCalls = {
  postId: 'classroomId',
  view: '/api/classroom/view',
  detail: '/api/classroom/detail',
  seen: '/api/classroom/seen',
  attachment: '/api/classroom/attachment',
  add: '/api/classroom/edit',
  edit: '/api/classroom/edit',
  remove: '/api/classroom/remove',
  restore: '/api/classroom/restore',
} as const;
