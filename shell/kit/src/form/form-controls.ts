import { isBlank, plainDigits, plainPhoneNumber, tidyText } from '@portal/text-bounds';

/** What a form holds: texts, ticks and files by the names of their controls. A file is put in by `set`. */
export type FormValue = string | boolean | File | undefined;

/** Name → value. */
export type FormValues<Values> = { [Name in keyof Values]: FormValue };

/** Whether a value is another one; files are compared as objects. */
export function differs<Values extends FormValues<Values>>(a: Values, b: Values): boolean {
  return (Object.keys(a) as (keyof Values)[]).some((name) => a[name] !== b[name]);
}

type Control = HTMLInputElement;

function controlsOf(form: HTMLFormElement, values: object): Control[] {
  return ([...form.elements] as Control[]).filter(({ name, type }) => name in values && type !== 'file');
}

/** Brings a number into the form that rules take, and only then cuts it: the browser would cut `1990-05-17` to `1990-05-`. */
function plainNumber(control: Control): string {
  const isDigits = control.type === 'text' && control.getAttribute('inputmode') === 'numeric';
  const plain = control.type === 'tel' ? plainPhoneNumber : isDigits ? plainDigits : undefined;
  return plain ? plain(control.value).slice(0, Number(control.dataset['maxLength'] ?? Infinity)) : control.value;
}

/** The values as the controls hold them; a name that has no control now keeps its value. */
export function readControls<Values extends FormValues<Values>>(form: HTMLFormElement, values: Values): Values {
  const read: Record<string, FormValue> = { ...values };
  for (const control of controlsOf(form, values)) {
    const { name, type, checked } = control;
    const value = plainNumber(control);
    if (value !== control.value) control.value = value;
    if (type === 'checkbox') read[name] = checked;
    else if (type !== 'radio' || checked) read[name] = value;
  }
  return read as Values;
}

/** Brings the controls in line with the values. What is equal is not touched: the caret stays where it is. */
export function writeControls<Values extends FormValues<Values>>(form: HTMLFormElement, values: Values): void {
  for (const control of controlsOf(form, values)) {
    const value = values[control.name as keyof Values];
    if (control.type === 'checkbox') control.checked = value === true;
    else if (control.type === 'radio') control.checked = control.value === value;
    else if (control.value !== value) control.value = String(value ?? '');
  }
}

/** A text that is the same for the same content; a file counts by name, size and time. */
export function fingerprintOf(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/**
 * The values as rules check them, and as services receive them: texts are tidied, and what shows nothing to a reader is
 * empty. Secrets stay as they are.
 */
export function seenValues<Values extends FormValues<Values>>(values: Values, secrets: readonly string[] = []): Values {
  const seen = Object.entries<FormValue>(values).map(([name, value]) => [
    name,
    typeof value !== 'string' || secrets.includes(name) ? value : isBlank(value) ? '' : tidyText(value),
  ]);
  return Object.fromEntries(seen) as Values;
}
