/** Whole kilobytes of 1024 bytes, at least one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}
