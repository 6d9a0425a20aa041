import { jest } from '@jest/globals';
import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Acts without pauses between its steps. */
export const user = userEvent.setup({ delay: null });

/** Presses a button once it is there. */
export async function press(element: HTMLElement, name: string | RegExp): Promise<void> {
  await user.click(await within(element).findByRole('button', { name }));
}

/** Puts a text into a field at once. */
export function fillIn(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** What is read out with a field: its error and its hint. */
export function describedBy(field: HTMLElement): string | undefined {
  return field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}

/** What the live regions of an element say at the moment. */
export function saidIn(element: HTMLElement, role: 'alert' | 'status'): string {
  return within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent)
    .join('');
}

/** For jsdom, which has no object URLs and would follow a link to a file. */
export function catchDownloads(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { click } = HTMLAnchorElement.prototype;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) click.call(this);
  });
}
