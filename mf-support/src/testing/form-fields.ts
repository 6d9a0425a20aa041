import { fireEvent, screen } from '@testing-library/react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** A field of the page's form by its name. */
export function control(name: string): Control {
  const found = document.querySelector<Control>(`form [name="${name}"]`);
  if (!found) throw new Error(`the form has no field "${name}"`);
  return found;
}

/** Types values into fields by their names. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(control(name), { target: { value } });
}

/** The values of the fields with these names. */
export function valuesOf(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, control(name).value]));
}

/** Every wrong field with the words of its error, in the order of the form. */
export function errorsShown(): Record<string, string> {
  const invalid = [...document.querySelectorAll<Control>('form [aria-invalid="true"]')];
  return Object.fromEntries(
    invalid.map((field) => {
      const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
      return [field.dataset['field'] ?? field.name, document.getElementById(id)?.textContent ?? ''];
    }),
  );
}

/** What the page tells of a failure, in words. */
export const failureShown = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('');
