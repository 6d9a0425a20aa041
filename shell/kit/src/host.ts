/** The shell's own door to the kit; sections do not use it. */
export { addMessages, addShellMessages, forgetMessages, messageChunk, provideShellMessages } from './messages.ts';
export { createPortalState, setPortal, type LocaleChange, type PortalState } from './portal.ts';
export { PortalProvider } from './portal-context.tsx';
export { mountRoot } from './react-root.tsx';
export { findOwner, findWidget } from './registry.ts';
export { SectionUnavailable } from './section-unavailable.tsx';
export type { PreparedPage, SectionApp } from './section-app.tsx';
export type { Toast } from './notices.ts';
export { createApiClient } from './api-client.ts';
export type { MessageLoader } from './contract.ts';
