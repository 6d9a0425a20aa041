/** What the list of posts shows when nothing is asked for. */
export const POSTS_DEFAULTS = { page: 1, sort: '-createdAt', search: '', author: '', board: '', type: '', status: '' };
export type PostsQuery = typeof POSTS_DEFAULTS;

/** The trash, from what was removed last. */
export const TRASH_DEFAULTS = { page: 1, sort: '-removedAt', search: '', board: '' };

export const BOARDS = ['classroom', 'news', 'announcement'] as const;
export const TYPES = ['free', 'notice', 'attach', 'question'] as const;
export const STATES = ['visible', 'waiting', 'returned', 'hidden', 'scheduled', 'waiting-answer', 'answered'] as const;
