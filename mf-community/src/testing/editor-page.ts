import type { ApiCall } from '@portal/kit/testing';
import { fireEvent, screen } from '@testing-library/react';

/** A text of so many bytes. */
export function textFile(name: string, bytes = 10): File {
  return new File(['a'.repeat(bytes)], name, { type: 'text/plain' });
}

/** A text field by its label. */
export function textField(name: string): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name });
}

export function changeText(name: string, value: string): void {
  fireEvent.change(textField(name), { target: { value } });
}

/** The service's response to a form that it has stored: 201 for a new post, 200 for a changed one. */
export function storedResponse(status = 201): Response {
  return new Response('{"classroomId":7}', { status, headers: { 'content-type': 'application/json' } });
}

/** The fields of a form that was sent. */
export function formOf(call: ApiCall | undefined): FormData {
  // Not of the page's own class: it was read from the network again
  if (Object.prototype.toString.call(call?.body) !== '[object FormData]') throw new Error('no form was sent');
  return call?.body as FormData;
}
