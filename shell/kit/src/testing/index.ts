/** `@portal/kit/testing`: what component tests of the shell, the kit and the sections share. Never part of a build. */
export { createSectionPortal, createTestPortal, shellMessages, TestPortal } from './test-portal.tsx';
export { mockApi, problemResponse, type ApiCall, type MockApi } from './mock-api.ts';
export { openPage, type OpenedPage } from './open-page.tsx';
