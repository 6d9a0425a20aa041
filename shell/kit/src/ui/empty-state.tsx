import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { StatePanel } from './state-panel.tsx';

export interface EmptyStateProps {
  title: string;
  text?: string;
  /** A way on: a button or a link. */
  action?: ReactNode;
  icon?: IconName;
  level?: 2 | 3;
}

/** Says that a list or a search has nothing to show, and what one may do. */
export function EmptyState({ icon = 'search', level = 2, ...rest }: EmptyStateProps) {
  return <StatePanel icon={icon} level={level} {...rest} />;
}
