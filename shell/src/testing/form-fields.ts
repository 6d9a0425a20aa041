import { fireEvent } from '@testing-library/react';

/** The input, select or text area of that name. */
export function input(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`the page has no field ${name}`);
  return found;
}

/** Puts values into fields, with the events that typing brings. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.change(input(name), { target: { value } });
    fireEvent.input(input(name));
  }
}

/** Submits the page's form, as Enter or its button does. */
export function submit(): void {
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

/** The texts that describe a field: its error first, then its hint. */
export function describedBy(name: string): (string | undefined)[] {
  return (input(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
}
