/** Limits of the community service, in characters (its openapi.json). */
export const MAX_TITLE = 200;
export const MAX_ALT = 200;
export const MAX_ANSWER = 5000;

/** Spec, "Business constants": file limit 5 MB. */
const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Kinds of files that the service takes, by the end of the name; it alone looks inside. */
const ATTACHABLE = /\.(?:png|jpe?g|gif|webp|pdf|docx?|xlsx?|pptx?|hwpx?|txt|csv|zip)$/i;

/** What can be told of a file before it is sent: the code of what is wrong with it. */
export function fileError({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size > MAX_ATTACHMENT_BYTES) return 'file-too-large';
  return ATTACHABLE.test(name) ? undefined : 'file-type-not-allowed';
}

/** Which of these fields hold nothing: field → code. */
export function requiredErrors(
  values: Record<string, string>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(fields.map((field) => [field, values[field]?.trim() ? undefined : 'required']));
}

/** The fields of an English text, which needs both of its parts; none where it has neither. */
export const englishOf = ({ titleEn, contentEn }: Record<string, string>): string[] =>
  titleEn?.trim() || contentEn?.trim() ? ['titleEn', 'contentEn'] : [];
