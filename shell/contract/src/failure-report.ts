import { Type, type Static } from '@portal/runtime/typebox';
import { SectionName, VersionName } from './names.ts';

/**
 * `none`: the section was hydrated. Without these nobody could tell how rare the others are. `globals`: it changed what all
 * code of the page shares, such as `fetch`, which was put back.
 */
export const FailureKind = Type.Enum(['none', 'load', 'render', 'loader', 'widget', 'unhandled', 'globals']);
export type FailureKind = Static<typeof FailureKind>;

/** The path of a page, without its query. */
const PagePath = Type.String({ pattern: '^/', maxLength: 300 });

/** What a browser says of a section it shows: which version, what kind of failure and on which page, nothing about who. */
export const FailureReport = Type.Object({
  /** `nonce` of the document's PortalInit, which the portal signed. */
  ticket: Type.String(),
  section: SectionName,
  version: VersionName,
  kind: FailureKind,
  /** Missing in reports of documents that earlier shells made. */
  page: Type.Optional(PagePath),
});
export type FailureReport = Static<typeof FailureReport>;

/** What was thrown, after the report of a failure. The portal takes out of the message what may name somebody. */
export const ErrorReport = Type.Object({
  ...FailureReport.properties,
  page: PagePath,
  message: Type.String({ maxLength: 600 }),
  stack: Type.String({ maxLength: 4_000 }),
});
export type ErrorReport = Static<typeof ErrorReport>;

/** How fast a document was for its visitor, told when it is left: web vitals, and the release that they are of. */
export const VitalsReport = Type.Object({
  ticket: Type.String(),
  section: SectionName,
  version: VersionName,
  /** Where the document was opened. */
  page: PagePath,
  /** Largest Contentful Paint in milliseconds. */
  lcp: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  /** Interaction to Next Paint in milliseconds; missing where nothing was pressed. */
  inp: Type.Optional(Type.Number({ minimum: 0, maximum: 600_000 })),
  /** Cumulative Layout Shift. */
  cls: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000 })),
});
export type VitalsReport = Static<typeof VitalsReport>;
