/** Sign-in that comes back to a page of this section. */
export function signInAddress(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}
