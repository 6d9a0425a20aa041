import { useTranslation } from './use-translation.ts';
import { ErrorState } from './ui/error-state.tsx';

/** Shown instead of a section that did not load or failed while it was shown. */
export function SectionUnavailable({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      level={1}
      title={t('common.problem.section.title')}
      text={t('common.problem.section.text')}
      onRetry={onRetry}
    />
  );
}
