import { useNeededRoleText, type NeededRole } from './needed-role-text.ts';
import { useTranslation } from './use-translation.ts';
import { ErrorState } from './ui/error-state.tsx';

/** The group of messages that fits a status. */
export function problemKind(status: number): 'notFound' | 'forbidden' | 'unavailable' {
  if (status === 404) return 'notFound';
  return status === 403 ? 'forbidden' : 'unavailable';
}

export interface PageProblemProps {
  status: number;
  /** With 403: the role that opens the page. */
  needed?: NeededRole;
  onRetry?(): void;
}

/** Shown instead of a page that could not be loaded: not found, not for this visitor, or not now with a retry. */
export function PageProblem({ status, needed, onRetry }: PageProblemProps) {
  const { t } = useTranslation('shell');
  const neededRoleText = useNeededRoleText();
  const kind = problemKind(status);
  const text = t(`common.problem.${kind}.text`);
  const role = needed && neededRoleText(needed);
  return (
    <ErrorState
      level={1}
      title={t(`common.problem.${kind}.title`)}
      text={role ? `${role} ${text}` : text}
      onRetry={kind === 'unavailable' ? onRetry : undefined}
    />
  );
}
