/** What sections may import. */
export { Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
export { useTranslation } from 'react-i18next';
export { createStore, useStore } from 'zustand';
export { ApiError, type ApiClient, type RequestOptions } from './api-client.ts';
export type {
  HeadInput,
  LoadContext,
  MenuEntry,
  PageHead,
  PageModule,
  PageRoute,
  PortalInit,
  RegisteredSection,
  Registry,
  SectionDefinition,
  SectionManifest,
  Settings,
} from './contract.ts';
export { Link, type LinkProps } from './link.tsx';
export { isLocale, LOCALES, type Locale } from './locale.ts';
export { getPortal, type NavigateOptions, type Portal } from './portal.ts';
export {
  useAlert,
  useApi,
  useLocale,
  useNavigate,
  usePortal,
  useRegistry,
  useSession,
  useSettings,
  useToast,
} from './portal-context.tsx';
export { PageProblem } from './page-problem.tsx';
export { useLoaderData } from './page-view.tsx';
export { buildMenu, isOwned, type MenuNode } from './registry.ts';
export { createSectionApp } from './section-app.tsx';
export type { SessionState, SessionUser } from './session.ts';
export { settle, type Settled } from './settle.ts';
export { Slot } from './slot.tsx';
export { createWidget, type Widget, type WidgetDefinition, type WidgetProps, type WidgetView } from './widget.tsx';
