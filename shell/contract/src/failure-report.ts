import { Type, type Static } from '@portal/runtime/typebox';
import { SectionName, VersionName } from './names.ts';

/**
 * `none`: the section was hydrated. Without these nobody could tell how rare the others are. `globals`: it changed what all
 * code of the page shares, such as `fetch`, which was put back.
 */
export const FailureKind = Type.Enum(['none', 'load', 'render', 'loader', 'widget', 'unhandled', 'globals']);
export type FailureKind = Static<typeof FailureKind>;

/** What a browser says of a section it shows: which version, what kind of failure, nothing about who or what. */
export const FailureReport = Type.Object({
  /** `nonce` of the document's PortalInit, which the portal signed. */
  ticket: Type.String(),
  section: SectionName,
  version: VersionName,
  kind: FailureKind,
});
export type FailureReport = Static<typeof FailureReport>;
