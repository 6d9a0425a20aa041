export type Language = 'ko' | 'en';
export type Labels = Record<Language, string>;

/** Calls of a group of boards, below `/api/<base>`. */
export type BoardCall =
  | 'view'
  | 'detail'
  | 'attachment'
  | 'image'
  | 'feed'
  | 'pages'
  | 'seen'
  | 'write'
  | 'edit'
  | 'remove'
  | 'restore';

export interface Board {
  /** Of its rows, and of its posts in the audit log. */
  name: string;
  /** Where the site shows it. The paths of posts are below it. */
  path: string;
  /** In lists of admins. */
  label: Labels;
  /** Of one post, in records about people. */
  postLabel: Labels;
  /** Only editors write there. */
  isCompany?: boolean;
  feed?: Record<Language, { title: string; description: string }>;
}

/** A kind of posts within a board. */
export interface PostKind {
  label: Labels;
  /** Only editors write such posts. */
  isCompany?: boolean;
  /** Shown above the list of all kinds, and left out of it. */
  isPinned?: boolean;
  /** Has answers, of editors and of who asked. */
  isQuestion?: boolean;
}

/** Boards that share calls, numbers and rules. What is left out, they do not have. */
export interface BoardGroup {
  /** Of its calls, `/api/<base>`, and the folder of its files. */
  base: string;
  /** In names of operations and models: `viewNews`. */
  name: string;
  /** Name of a post's number in calls. */
  idName: string;
  /** One post, and a page of them, in descriptions of calls. */
  words: { post: string; onePost: string; posts: string; total?: string };
  boards: readonly [Board, ...Board[]];
  calls: readonly BoardCall[];
  /** The sequence of its numbers; `posts_id_seq` of boards without a history. */
  numbers: string;
  /** How `media_uses` names its posts; `posts` with the numbers above. */
  source: 'classroom_posts' | 'news_items' | 'posts';
  /** Most characters of a content. */
  longest: number;
  kinds?: Readonly<Record<string, PostKind>>;
  /** Titles and texts may have an English form beside the Korean one. */
  isBilingual?: boolean;
  /** Members' posts, and their changes of public ones, wait for an editor; editors show posts from a moment on, or hide them. */
  isReviewed?: boolean;
  /** Of an attached image, widths of the WebP copies that pages show, the largest first. */
  imageWidths?: readonly [number, number];
  /** A post is removed by `DELETE`, with its number in the query. */
  isRemovedByQuery?: boolean;
}

/** Which post. */
export interface PostKey {
  board: string;
  id: number;
}

export const namesOf = ({ boards }: BoardGroup): string[] => boards.map(({ name }) => name);

/** Names of kinds of which something is true. */
export const kindsWith = ({ kinds = {} }: BoardGroup, property: 'isCompany' | 'isPinned' | 'isQuestion'): string[] =>
  Object.keys(kinds).filter((name) => kinds[name]?.[property]);

/** Kinds and boards that only editors write. */
export const companyTypesOf = (group: BoardGroup): string[] => [
  ...group.boards.filter(({ isCompany }) => isCompany).map(({ name }) => name),
  ...kindsWith(group, 'isCompany'),
];
