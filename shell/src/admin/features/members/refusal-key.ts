/** The codes for which a member was not changed, each with words of its own. */
const KNOWN = ['last-admin', 'own-account', 'stale-edit', 'member-not-found', 'step-up-required'];

/** The key of the words for a refused change. */
export function refusalKey(code: string): string {
  return `admin.members.errors.${KNOWN.includes(code) ? code : 'other'}`;
}
