const KEY = 'education.sent';

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function write(ids: number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage the dialog offers what it offers everybody
  }
}

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
