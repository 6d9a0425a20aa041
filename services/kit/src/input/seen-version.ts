import { problem } from '@portal/runtime';
import { Type } from '@portal/runtime/typebox';

/**
 * The version that somebody saw before they acted on it, as a field of a body or a query. Views of admins always send it; it may
 * be left out by clients from before it was there, and in calls that the specification fixes.
 */
export const SeenVersion = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'What was seen; another one by now is 409 stale-edit',
  }),
);

/** For calls without a body: `?version=`. */
export const SeenQuery = Type.Object({ version: SeenVersion });

/** Refuses with 409 `stale-edit` when somebody else has changed a row since it was seen. */
export function refuseUnseen({ version }: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw problem.conflict('stale-edit');
}
