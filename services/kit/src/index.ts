// What services take of the runtime: they import the kit alone
export { ConfigError, localeOf, maskResidentNumbers, ProblemError, problem } from '@portal/runtime';
export type { FieldErrors, Locale } from '@portal/runtime';
export { foldedText } from '@portal/runtime/search';
export { Type } from '@portal/runtime/typebox';
export type { Static } from 'typebox';
export { addressColumnSql, rewriteInternationalAddresses } from './addresses/address-column.ts';
export {
  isBlank,
  isEmailAddress,
  isPhoneNumber,
  longestEmail,
  maxPhoneNumberLength,
  normalEmail,
} from '@portal/text-bounds';
export { auditOf } from './audit/audit-of.ts';
export { recordAudit } from './audit/record-audit.ts';
export type { AuditEntry } from './audit/record-audit.ts';
export { hasRole, sectionRoles } from './auth/access.ts';
export type { Access, Rights, SectionRole } from './auth/access.ts';
export { accessTokenSeconds } from './auth/access-tokens.ts';
export { claimsOfUser, sessionUser } from './auth/session-user.ts';
export type { SessionUser } from './auth/session-user.ts';
export { refuseOldProof } from './auth/step-up.ts';
export type { BaseConfig } from './config/base-config.ts';
export type { Migration, Migrations } from './database/migration.ts';
export { pageOfQuery, prepared, preparedQuery } from './database/prepared.ts';
export { markdownFinding } from './errors/markdown-finding.ts';
export { attachmentDisposition } from './files/attachment-disposition.ts';
export type { CellValue, ExportColumn } from './exports/export-column.ts';
export { exportFilename } from './exports/export-filename.ts';
export { sendCsv, sendXlsx } from './exports/send-export.ts';
export type { ByteRange } from './files/byte-range.ts';
export { sourceOf } from './files/content/byte-source.ts';
export type { ByteSource } from './files/content/byte-source.ts';
export { keepFile } from './files/keep-file.ts';
export { checkContent } from './files/content/check-content.ts';
export { cleanFileName, isImageType, kindOfName, kindOfType, maxAttachmentBytes } from './files/content/file-kinds.ts';
export { claimFiles, createFileLedger, fileRemovalsMigration, giveUpFiles } from './files/file-ledger.ts';
export type { FileLedger } from './files/file-ledger.ts';
export { cleanStoredPictures, storedPicturesMigration } from './files/stored-pictures.ts';
export type { PictureTable } from './files/stored-pictures.ts';
export type { FileStore, OpenFile, StoredBytes } from './files/file-store.ts';
export { receiveUpload } from './files/receive-upload.ts';
export type { Upload, UploadedFile } from './files/receive-upload.ts';
export { sendStoredFile } from './files/send-stored-file.ts';
export type { SentFile } from './files/send-stored-file.ts';
export { seal, unseal } from './encryption/sealed-bytes.ts';
export { rememberAnswer, rememberAnswers, rememberAs } from './idempotency/idempotency.ts';
export type { Remember, RememberedAnswer } from './idempotency/idempotency.ts';
export { idempotencyMigration } from './idempotency/idempotency-migration.ts';
export { decodeImage } from './images/read-image.ts';
export type { FocalPoint, PictureFormat, PictureSize, Rendition } from './images/read-image.ts';
export { acceptPicture, cutPicture, storeRendition } from './images/store-pictures.ts';
export type { PictureFiles, PictureStore, StoredImage } from './images/store-pictures.ts';
export { largestRowId, parseRowId } from './ids/row-id.ts';
export { nearerEnd, pageOf, pageQuery, pageWindow, sortOf, toPage } from './lists/page-query.ts';
export type { PageWindow, SortKey } from './lists/page-query.ts';
export { readBatches } from './lists/read-batches.ts';
export { sharedMaking } from './lists/shared-making.ts';
export {
  foldedListsMigration,
  letterPairsSql,
  likePattern,
  searchableSql,
  whereHolds,
  wordsOf,
} from './lists/text-search.ts';
export type { SearchedText } from './lists/text-search.ts';
export { mailFailsSql } from './mail/mail-fails.ts';
export { mailIdOf } from './mail/mail-transport.ts';
export {
  enqueueMail,
  enqueueMails,
  outboxExtrasMigration,
  outboxFailuresMigration,
  outboxMigration,
  outboxThreadsMigration,
} from './mail/outbox.ts';
export type { Mail, MailAttachment } from './mail/outbox.ts';
export type { Outbox } from './app/service-app.ts';
export { parseMail } from './mail/parse-mail.ts';
export type { IncomingFile, IncomingMail } from './mail/parse-mail.ts';
export { readMailbox } from './mail/read-mailbox.ts';
export { mailRenderer } from './mail-templates/rendered-mail.ts';
export { mailTemplateMigration } from './mail-templates/mail-template-migration.ts';
export { mailInBoth, mailOf, mailTemplate } from './mail-templates/mail-template.ts';
export type {
  InBoth,
  MailPlaceholder,
  MailTemplate,
  MailText,
  MailValues,
  TemplatedMail,
} from './mail-templates/mail-template.ts';
export { countByDay, countOf } from './overview/count-by-day.ts';
export type { Overview, OverviewPart } from './overview/overview.ts';
export { refuseUnseen, SeenQuery, SeenVersion } from './input/seen-version.ts';
export { readForm } from './input/read-form.ts';
export type { Form } from './input/read-form.ts';
export type { MediaLibrary } from './media/media-library.ts';
export { mediaMigration, mediaTrashMigration } from './media/media-migration.ts';
export { purgeRemovedMedia } from './media/media-trash.ts';
export { mediaRoutes } from './media/media-routes.ts';
export type { Media, MediaUse } from './media/media-schemas.ts';
export { mediaIn } from './media/media-uses.ts';
export { sendShownImage, type ImageRights } from './media/send-shown-image.ts';
export type { Person, PersonalData, PersonalFile, PersonalRecords } from './personal-data/personal-data.ts';
export { isCalendarDay } from './resources/check-values.ts';
export { partsOf } from './resources/resource-parts.ts';
export type { PropertiesOf } from './resources/typed.ts';
export { createResourceService } from './resources/resource-service.ts';
export { matchingRows } from './resources/resource-page-repository.ts';
export { sendEntries } from './resources/resource-export.ts';
export { defineResource } from './resources/define-resource.ts';
export { describeResource } from './resources/describe-resource.ts';
export type { FieldDescription, ResourceDescription } from './resources/describe-resource.ts';
export {
  checkbox,
  date,
  email,
  image,
  list,
  markdown,
  moment,
  multiselect,
  number,
  phone,
  select,
  text,
  textarea,
  time,
  url,
} from './resources/fields.ts';
export type { ComputedField, Field, FieldKind, Fields, Words } from './resources/fields.ts';
export type {
  Changes,
  CopiedValues,
  Entry,
  FilledValues,
  NewValues,
  PublicValues,
  StoredValues,
  Values,
} from './resources/field-values.ts';
export { purgeTrash, resourceRoutes, serveResources } from './resources/resource-routes.ts';
export type { AnyResourceService, ExportQuery, RemovedEntry, ResourceService } from './resources/resource-calls.ts';
export type { ChangeNotes, EntryChange, EntryRead, ReadNotes, ResourceHooks } from './resources/resource-hooks.ts';
export type { AnyResource, Findings, Resource, ResourceDefinition } from './resources/resource.ts';
export { assignments, endPeriods, withOwner } from './retention/retention.ts';
export { retentionOf } from './service/service-retention.ts';
export type { Period, Retention } from './retention/retention.ts';
export { deletedAccountsMigration, readDeletedAccounts } from './departures/deleted-accounts.ts';
export { quotasOf } from './quotas/add-quotas.ts';
export { quotaMigration } from './quotas/quota-migration.ts';
export { defineQuotas, quotaVariable } from './quotas/quota-registry.ts';
export type { Quota, QuotaRegistry } from './quotas/quota-registry.ts';
export type { Attempt, QuotaCall, QuotaCaller, Quotas, QuotaTargets } from './quotas/quotas.ts';
export { revisionMigration } from './revisions/revision-migration.ts';
export type { RevisionItem, Snapshot } from './revisions/revision-repository.ts';
export { revisionRoutes } from './revisions/revision-routes.ts';
export { changedNames, createRevisions } from './revisions/revisions.ts';
export { shownRecords } from './records/record-parts.ts';
export type { LookupPart, LookupResult, PersonPart, RecordGroup } from './records/record-parts.ts';
export { limitedSearch } from './search/limited-search.ts';
export { foldedTermsMigration, searchMigration, searchTrigger } from './search/search-migration.ts';
export type { SearchSource } from './search/search-migration.ts';
export { searchRoute } from './search/search-routes.ts';
export { searchText } from './search/search-text.ts';
export { createService } from './service/create-service.ts';
export type { Service } from './service/create-service.ts';
export { defineService } from './service/definition.ts';
export type { SeedContext, ServiceDefinition } from './service/definition.ts';
export { runMaintenance } from './app/maintenance.ts';
export { runService } from './service/run-service.ts';
export type { ServiceApp } from './app/service-app.ts';
export { addDays, codeOf, seoulDate, seoulIso, seoulTime, seoulWallClock } from '@portal/runtime';
export { busyRetrySeconds, createTurnQueue } from './turns/turn-queue.ts';
export type { TurnQueue } from './turns/turn-queue.ts';
