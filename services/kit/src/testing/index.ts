export { createTestService } from './create-test-service.ts';
export type { TestService } from './create-test-service.ts';
export { expectNoServerErrors } from './hostile-input.ts';
export type { HostileInputOptions } from './hostile-input.ts';
export { expectOpenApiUpToDate } from './openapi-up-to-date.ts';
export { readMailbox } from '../mail/read-mailbox.ts';
export type { ReceivedMail } from '../mail/read-mailbox.ts';
export type { AuditRow } from './read-audit.ts';
export { testPrivateKey, testToken } from './test-token.ts';
