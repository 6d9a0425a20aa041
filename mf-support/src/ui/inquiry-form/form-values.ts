export type FormValues<Field extends string = string> = Record<Field, string>;

/** What stands in the form, without the blanks around it; passwords are taken as typed. */
export function readForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  secrets: readonly Field[] = [],
): FormValues<Field> {
  const data = new FormData(form);
  const read = (field: Field) => {
    const text = String(data.get(field) ?? '');
    return secrets.includes(field) ? text : text.trim();
  };
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as FormValues<Field>;
}

/** Puts values into controls that are still empty. Returns whether any was. */
export function fillEmpty(form: HTMLFormElement, values: Partial<FormValues>): boolean {
  let filled = false;
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (!value || !control || !('value' in control) || control.value !== '') continue;
    control.value = value;
    filled = true;
  }
  return filled;
}
