import { Type, type Static } from '@portal/runtime/typebox';

/** One reason why a release is refused, with what to do about it, for the team that reads it. */
export const Finding = Type.Object({
  /** Stable, for programs. */
  code: Type.Enum([
    'altered-file',
    'invalid-release',
    'owned-elsewhere',
    'shared-out-of-range',
    'missing-translation',
    'bundle-throws',
    'budget-passed',
    'path-does-not-render',
    'widget-misfit',
  ]),
  cause: Type.String(),
  mend: Type.String(),
});
export type Finding = Static<typeof Finding>;
