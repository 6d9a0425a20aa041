import { useTranslation } from './use-translation.ts';
import { ErrorState } from './ui/error-state.tsx';

/** The group of messages that fits a status. */
export function problemKind(status: number): 'notFound' | 'forbidden' | 'unavailable' {
  if (status === 404) return 'notFound';
  return status === 403 ? 'forbidden' : 'unavailable';
}

/** Stands in the place of a page that could not be loaded: not found, or not now with a retry. */
export function PageProblem({ status, onRetry }: { status: number; onRetry?(): void }) {
  const { t } = useTranslation('shell');
  const kind = problemKind(status);
  return (
    <ErrorState
      level={1}
      title={t(`common.problem.${kind}.title`)}
      text={t(`common.problem.${kind}.text`)}
      onRetry={kind === 'unavailable' ? onRetry : undefined}
    />
  );
}
