import { readForm } from '@portal/service-kit';
import type { Form, Upload } from '@portal/service-kit';
import { longest } from '../../form-fields.ts';
import { newsStatuses, newsTypes } from './news-schemas.ts';
import type { NewsType } from './news-schemas.ts';
import { startDate } from './start-date.ts';

/** Texts of a form: undefined keeps the present value, null removes it. */
export interface NewsTextChange {
  title: string;
  content: string;
  titleEn: string | null | undefined;
  contentEn: string | null | undefined;
  imageAlt: string | null | undefined;
  imageAltEn: string | null | undefined;
}

export interface NewsForm {
  newsId: string | undefined;
  version: number | undefined;
  type: NewsType | undefined;
  status: (typeof newsStatuses)[number] | undefined;
  startsAt: Date | undefined;
  fileName: string | undefined;
  removeFile: boolean;
  texts: NewsTextChange;
}

const known = [
  'newsId',
  'title',
  'content',
  'fileName',
  'startDate',
  'status',
  'type',
  'email',
  'filePath',
  'originalPath',
  'thumbnailPath',
  'version',
  'removeFile',
  'titleEn',
  'contentEn',
  'imageAlt',
  'imageAltEn',
];

const emptyIsNull = (text: string | undefined): string | null | undefined => (text?.trim() === '' ? null : text);

function readTexts(form: Form): NewsTextChange {
  const titleEn = emptyIsNull(form.optionalLine('titleEn', longest.title));
  const contentEn = emptyIsNull(form.optionalMarkdown('contentEn', longest.news));
  // Half a translation would be shown to nobody
  if (titleEn && !contentEn) form.fail('contentEn', 'required');
  if (contentEn && !titleEn) form.fail('titleEn', 'required');
  return {
    title: form.line('title', longest.title),
    content: form.markdown('content', longest.news),
    titleEn,
    contentEn,
    imageAlt: emptyIsNull(form.optionalLine('imageAlt', longest.imageAlt)),
    imageAltEn: emptyIsNull(form.optionalLine('imageAltEn', longest.imageAlt)),
  };
}

/** The form of an item. When and whether it is shown is read for admins alone: what members send of it is passed over. */
export function readNewsForm({ fields }: Upload, { isEditor }: { isEditor: boolean }): NewsForm {
  const form = readForm(fields, known);
  const startText = isEditor ? form.given('startDate') : undefined;
  const startsAt = startText === undefined ? undefined : startDate(startText);
  if (startText !== undefined && startsAt === undefined) form.fail('startDate', 'invalid-format');
  const read: NewsForm = {
    newsId: form.given('newsId'),
    version: form.integer('version'),
    type: form.oneOf('type', newsTypes),
    status: isEditor ? form.oneOf('status', newsStatuses) : undefined,
    startsAt,
    fileName: form.optionalLine('fileName', longest.fileName) || undefined,
    removeFile: form.flag('removeFile'),
    texts: readTexts(form),
  };
  form.refuse();
  return read;
}
