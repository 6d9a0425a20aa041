/** What sections may import. */
export { ApiError, type DownloadOptions, type RequestOptions } from './api-client.ts';
export type { HeadInput, LoadContext, PageModule, PageRoute, SectionDefinition, SectionManifest } from './contract.ts';
export type { PageHead, Settings } from '@portal/contract';
export { Link } from './link.tsx';
export { foreignLang, LOCALES, type Locale } from './locale.ts';
export { getPortal, type Portal } from './portal.ts';
export {
  useAlert,
  useApi,
  useConfirm,
  useNavigate,
  usePortal,
  useSession,
  useSettings,
  useToast,
} from './portal-context.tsx';
export { isComposing } from './is-composing.ts';
export { useDismissal } from './use-dismissal.ts';
export { useLeaveGuard, useLeaveQuestion } from './use-leave-guard.ts';
export type { ConfirmOptions } from './notices.ts';
export { can, type PageAccess } from './page-access.ts';
export { useNeededRoleText } from './needed-role-text.ts';
export { PageProblem } from './page-problem.tsx';
export { useLoaderData, useLocation, useParams, useSearchParams } from './page-view.tsx';
export { createSectionApp } from './section-app.tsx';
export type { SectionRole, SessionUser } from './session.ts';
export { settle, type Settled } from './settle.ts';
export { Slot } from './slot.tsx';
export { useLocale, useTranslation } from './use-translation.ts';
export type { Translate, TranslateOptions } from './i18n.ts';
export type { ApiClient, BodyOf, PathOf, QueryOf, ResponseOf } from './typed-api.ts';
export { createWidget } from './widget.tsx';
export type { Crumb } from './ui/breadcrumbs.tsx';
export { Button } from './ui/button.tsx';
export { ButtonLink } from './ui/button-link.tsx';
export { disabledButton } from './ui/disabled-button.ts';
export { Card } from './ui/card.tsx';
export { Checkbox } from './ui/checkbox.tsx';
export { Chip, type ChipProps } from './ui/chip.tsx';
export { Dialog } from './ui/dialog.tsx';
export { classNames } from './ui/class-names.ts';
export { Container } from './ui/container.tsx';
export { EmptyState } from './ui/empty-state.tsx';
export { ErrorState } from './ui/error-state.tsx';
export { FieldError } from './ui/field.tsx';
export { Icon, type IconName } from './ui/icon.tsx';
export { layout } from './ui/layout.ts';
export { PageBanner } from './ui/page-banner.tsx';
export { Pagination } from './ui/pagination.tsx';
export { PasswordField } from './ui/password-field.tsx';
export { SectionHeading } from './ui/section-heading.tsx';
export { Select } from './ui/select.tsx';
export { Skeleton } from './ui/skeleton.tsx';
export { tabId, Tabs } from './ui/tabs.tsx';
export { TextArea, TextField } from './ui/text-field.tsx';
export { VisuallyHidden } from './ui/visually-hidden.tsx';
