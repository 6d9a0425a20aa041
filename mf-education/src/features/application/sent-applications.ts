import { readKept, tabStorage } from '@portal/kit/storage';

const KEY = 'education.sent';

function read(): number[] {
  const kept = readKept(tabStorage, KEY);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
}

const write = (ids: number[]): void => tabStorage.set(KEY, JSON.stringify(ids));

/** Whether an application for the training was sent from this tab. Nothing about the applicant is kept. */
export function wasSent(educationId: number): boolean {
  return read().includes(educationId);
}

export function noteSent(educationId: number): void {
  write([...new Set([...read(), educationId])]);
}

export function forgetSent(educationId: number): void {
  write(read().filter((id) => id !== educationId));
}
