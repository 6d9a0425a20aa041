/** Sign-in that comes back to the card of this document. */
export function signInAddress(documentKey: string): string {
  return `/login?next=${encodeURIComponent(`/support/download#${documentKey}`)}`;
}
