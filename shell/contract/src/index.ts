/**
 * What crosses the border between portal, browser shell, kit, sections and release tool: types and their schemas. Code for
 * browsers imports types alone, which costs no bytes; the portal checks with the schemas what comes from outside.
 */
export type { BuildNews } from './build-news.ts';
export type { PortalInit, Settings } from './document.ts';
export { ErrorReport, FailureKind, FailureReport, VitalsReport } from './failure-report.ts';
export { Finding } from './finding.ts';
export { findMismatch, fits } from './find-mismatch.ts';
export { Readiness } from './health.ts';
export { Locale } from './locale.ts';
export { AdminAccess, AdminGroup, AdminView, MenuEntry } from './menu.ts';
export { SectionName, VersionName } from './names.ts';
export { portalCalls } from './portal-calls.ts';
export { portalOpenApi } from './portal-openapi.ts';
export { Problem } from './problem.ts';
export { FullRegistry, Registry, RegistryMenuEntry, RegistrySection } from './registry.ts';
export {
  InsightsQuery,
  PageTimes,
  TimeSummary,
  TrafficPoint,
  VersionError,
  VersionInsights,
} from './release-insights.ts';
export { PageVisits, PageVisitsQuery } from './page-visits.ts';
export {
  AutomaticRollbackCall,
  MoveCall,
  PreviewCall,
  PreviewLink,
  ProvedRelease,
  ReleaseList,
  ReleaseNotice,
} from './release-calls.ts';
export {
  Canary,
  Cause,
  HistoryEntry,
  pointerActions,
  Refusal,
  ReleaseOverview,
  ReleaseVersion,
  StayEntry,
  VersionHealth,
  type PointerAction,
} from './release-history.ts';
export {
  PageHead,
  PageWithData,
  RenderedFrame,
  RenderedPage,
  RenderedSlot,
  RenderedWidget,
  type RenderRequest,
  type ServerSection,
} from './rendering.ts';
export { PageWords, searchLimitMs, SiteSearch, SiteSearchQuery } from './search.ts';
export { SectionManifest } from './section-manifest.ts';
export {
  CallComparison,
  CallCounts,
  CallSummary,
  callTimeBoundsMs,
  ServiceEvent,
  ServiceFinding,
  ServiceInsights,
  ServiceOverview,
  ServiceTrafficPoint,
  ServiceVersion,
  VersionCalls,
} from './service-releases.ts';
export { firstMenuPage, ReleaseManifest, slotsOf, type SectionRelease } from './section-release.ts';
export { PropsSchema, SlotContract, SlotFill } from './slot-contract.ts';
