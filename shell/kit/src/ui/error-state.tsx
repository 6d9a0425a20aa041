import { useTranslation } from '../use-translation.ts';
import { Button } from './button.tsx';
import { StatePanel } from './state-panel.tsx';

export interface ErrorStateProps {
  title?: string;
  text?: string;
  /** Shows a button that tries again. */
  onRetry?(): void;
  /** Heading level; 1 when the panel replaces the whole page. */
  level?: 1 | 2;
}

/** Says that something could not be shown, in its place. */
export function ErrorState({ title, text, onRetry, level = 2 }: ErrorStateProps) {
  const { t } = useTranslation('shell');
  return (
    <StatePanel
      icon="alert"
      level={level}
      role={level === 2 ? 'alert' : undefined}
      title={title ?? t('common.ui.errorTitle')}
      text={text}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {t('common.ui.retry')}
          </Button>
        )
      }
    />
  );
}
