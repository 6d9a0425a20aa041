/** Limits of the community service, in characters (its openapi.json). */
export const MAX_TITLE = 200;
export const MAX_ALT = 200;
export const MAX_ANSWER = 5000;

/** Spec, "Business constants": file limit 5 MB. */
export const MAX_ATTACHMENT_BYTES = 5 * 1024 * 1024;

/** Which of these fields hold nothing: field → code. */
export function requiredErrors(
  values: Record<string, string>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(fields.map((field) => [field, values[field]?.trim() ? undefined : 'required']));
}
