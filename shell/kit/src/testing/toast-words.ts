import { isValidElement } from 'react';
import type { Toast } from '../notices.ts';

/** A toast as tests read it, `success: saved`; of one with a button its words alone. */
export function toastWords({ type, text }: Pick<Toast, 'type' | 'text'>): string {
  const words = isValidElement<{ text: string }>(text) ? text.props.text : (text as string);
  return `${type}: ${words}`;
}
