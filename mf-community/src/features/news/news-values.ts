import type { PostDetail } from '../../api/posts.ts';
import type { Board } from '../../boards.ts';
import { englishOf } from '../../ui/writing/text-limits.ts';
import type { Attachment, Texts } from '../../ui/writing/use-editor.ts';

/** The fields of an item as its editor holds them. English ones are there for editors only. */
export function newsValuesOf(post: PostDetail | undefined): Texts {
  const texts: Partial<Record<string, unknown>> = { ...post, ...post?.texts };
  const fields = ['title', 'content', 'titleEn', 'contentEn', 'imageAlt', 'imageAltEn'];
  return Object.fromEntries(fields.map((field) => [field, String(texts[field] ?? '')]));
}

interface SentNews {
  board: Pick<Board, 'type'>;
  isNew: boolean;
  isEditor: boolean;
}

/**
 * What is sent of the values. A member's call leaves the English texts alone. The fields of the contract are sent also where
 * they say nothing: an empty `startDate` is that of the service.
 */
export function composeNews(texts: Texts, { board: { type }, isNew, isEditor }: SentNews): Texts {
  const { titleEn = '', contentEn = '', imageAltEn = '', ...korean } = texts;
  return {
    ...korean,
    ...(isEditor && { titleEn, contentEn, imageAltEn }),
    startDate: '',
    ...(isNew && { ...(type && { type }), status: 'visible' }),
  };
}

/** Whether the item has an image once it is saved. */
export const hasImage = ({ file, removeFile }: Attachment, post: PostDetail | undefined): boolean =>
  file ? file.type.startsWith('image/') : post?.fileKind === 'image' && !removeFile;

/** What must not be empty besides title and content: an image needs its words, an English text both of its parts. */
export function requiredOfNews(texts: Texts, attachment: Attachment, post?: PostDetail): string[] {
  return [...englishOf(texts), ...(hasImage(attachment, post) ? ['imageAlt'] : [])];
}
