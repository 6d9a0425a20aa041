/** What sections may import. */
export { createStore, useStore } from 'zustand';
export { ApiError, type ApiClient, type DownloadOptions, type RequestOptions } from './api-client.ts';
export type { HeadInput, LoadContext, PageModule, PageRoute, SectionDefinition, SectionManifest } from './contract.ts';
export type { MenuEntry, PageHead, PortalInit, Registry, Settings } from '@portal/contract';
export { Link, type LinkProps } from './link.tsx';
export { isLocale, LOCALES, type Locale } from './locale.ts';
export { getPortal, type NavigateOptions, type Portal } from './portal.ts';
export {
  useAlert,
  useApi,
  useConfirm,
  useNavigate,
  usePortal,
  useRegistry,
  useSession,
  useSettings,
  useToast,
} from './portal-context.tsx';
export type { ConfirmOptions } from './notices.ts';
export { useLeaveGuard } from './use-leave-guard.ts';
export { PageProblem } from './page-problem.tsx';
export { useLoaderData, useLocation, useParams, useSearchParams } from './page-view.tsx';
export { buildMenu, isOwned, type MenuNode } from './registry.ts';
export { createSectionApp } from './section-app.tsx';
export type { SessionState, SessionUser } from './session.ts';
export { settle, type Settled } from './settle.ts';
export { Slot } from './slot.tsx';
export { useLocale, useTranslation, type Translate } from './use-translation.ts';
export { createWidget, type Widget, type WidgetDefinition, type WidgetProps, type WidgetView } from './widget.tsx';
export { Breadcrumbs, type Crumb } from './ui/breadcrumbs.tsx';
export { Button, type ButtonProps } from './ui/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ui/button-link.tsx';
export { Card, type CardProps } from './ui/card.tsx';
export { Checkbox, type CheckboxProps } from './ui/checkbox.tsx';
export { Chip, type ChipProps } from './ui/chip.tsx';
export { Dialog, type DialogProps } from './ui/dialog.tsx';
export { classNames } from './ui/class-names.ts';
export { Container } from './ui/container.tsx';
export { EmptyState } from './ui/empty-state.tsx';
export { ErrorState } from './ui/error-state.tsx';
export { FieldError } from './ui/field.tsx';
export { Icon, type IconName } from './ui/icon.tsx';
export { MeasuredLines } from './ui/measured-lines.tsx';
export { PageBanner } from './ui/page-banner.tsx';
export { Pagination } from './ui/pagination.tsx';
export { PasswordField } from './ui/password-field.tsx';
export { SectionHeading } from './ui/section-heading.tsx';
export { Select } from './ui/select.tsx';
export { Skeleton } from './ui/skeleton.tsx';
export { tabId, Tabs } from './ui/tabs.tsx';
export { TextArea, TextField } from './ui/text-field.tsx';
export { VisuallyHidden } from './ui/visually-hidden.tsx';
