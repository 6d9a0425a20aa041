/** The shell's own entry point to the kit; sections do not use it. */
export { createStore, useStore } from 'zustand';
export { isLocale } from './locale.ts';
export type { ConfirmOptions } from './notices.ts';
export { useRegistry } from './portal-context.tsx';
export { buildMenu, type MenuNode } from './registry.ts';
export { addShellMessages, messageChunk, provideShellMessages } from './messages.ts';
export { createPortalState, setPortal, type LocaleChange, type NavigateOptions, type PortalState } from './portal.ts';
export { PortalProvider } from './portal-context.tsx';
export { mountRoot } from './react-root.tsx';
export { findOwner, findWidget, findWidgets } from './registry.ts';
export { SectionUnavailable } from './section-unavailable.tsx';
export type { PageData } from './page-loader.ts';
export type { PreparedPage, SectionApp } from './section-app.tsx';
export type { Toast } from './notices.ts';
export { createApiClient, writeCount } from './api-client.ts';
export type { MessageLoader } from './contract.ts';
export { PageSkeleton } from './page-skeleton.tsx';
export { ICON_PATHS } from './ui/icon-paths.ts';
