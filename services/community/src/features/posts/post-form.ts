import { readForm } from '@portal/service-kit';
import type { Form, Upload } from '@portal/service-kit';
import { longest } from '../../fields.ts';
import { statuses } from './board-schemas.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';
import type { TextChange } from '../boards/post-columns.ts';
import { startDate } from '../boards/start-date.ts';

export interface PostForm {
  id: string | undefined;
  version: number | undefined;
  /** A kind, or a board of a group without kinds. */
  type: string | undefined;
  status: (typeof statuses)[number] | undefined;
  startsAt: Date | undefined;
  fileName: string | undefined;
  removeFile: boolean;
  texts: TextChange;
}

const known = ['title', 'content', 'type', 'fileName', 'email', 'filePath', 'version', 'removeFile'];
const ofReviewed = ['startDate', 'status'];
const ofBilingual = ['titleEn', 'contentEn', 'imageAlt', 'imageAltEn', 'originalPath', 'thumbnailPath'];

const emptyIsNull = (text: string | undefined): string | null | undefined => (text?.trim() === '' ? null : text);

function readTexts(form: Form, { isBilingual, longest: most }: BoardGroup): TextChange {
  const korean = { titleKo: form.line('title', longest.title), contentKo: form.markdown('content', most) };
  if (!isBilingual) return korean;
  const titleEn = emptyIsNull(form.optionalLine('titleEn', longest.title));
  const contentEn = emptyIsNull(form.optionalMarkdown('contentEn', most));
  // Half a translation is never shown
  if (titleEn && !contentEn) form.fail('contentEn', 'required');
  if (contentEn && !titleEn) form.fail('titleEn', 'required');
  return {
    ...korean,
    titleEn,
    contentEn,
    imageAltKo: emptyIsNull(form.optionalLine('imageAlt', longest.imageAlt)),
    imageAltEn: emptyIsNull(form.optionalLine('imageAltEn', longest.imageAlt)),
  };
}

/** The form of a post. When and whether it is shown is read for editors alone: what members send of it is passed over. */
export function readPostForm(group: BoardGroup, { fields }: Upload, isEditor: boolean): PostForm {
  const { idName, kinds, isReviewed, isBilingual } = group;
  const form = readForm(fields, [
    idName,
    ...known,
    ...(isReviewed ? ofReviewed : []),
    ...(isBilingual ? ofBilingual : []),
  ]);
  const mayShow = isReviewed && isEditor;
  const startText = mayShow ? form.given('startDate') : undefined;
  const startsAt = startText === undefined ? undefined : startDate(startText);
  if (startText !== undefined && startsAt === undefined) form.fail('startDate', 'invalid-format');
  const type = form.oneOf('type', kinds ? Object.keys(kinds) : namesOf(group));
  if (kinds && type === undefined) form.fail('type', 'required');
  const read: PostForm = {
    id: form.given(idName),
    version: form.integer('version'),
    type,
    status: mayShow ? form.oneOf('status', statuses) : undefined,
    startsAt,
    fileName: form.optionalLine('fileName', longest.fileName) || undefined,
    removeFile: form.flag('removeFile'),
    texts: readTexts(form, group),
  };
  form.refuse();
  return read;
}
