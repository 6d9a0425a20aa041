import { useTranslation } from '@portal/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { register, type Shortcut } from './shortcuts.ts';

/** Offers a shortcut of views of admins while the component is shown; none while it is undefined. */
export function useShortcut(shortcut: Shortcut | undefined): void {
  const latest = useRef(shortcut);
  useLayoutEffect(() => {
    latest.current = shortcut;
  });
  const isOffered = shortcut !== undefined;
  useEffect(() => (isOffered ? register(latest as { current: Shortcut }) : undefined), [isOffered]);
}

/** Ctrl S saves the form, also while somebody types in it. Where there are several, the one with the focus. */
export function useSaveShortcut(form: () => HTMLFormElement | null | undefined): void {
  const { t } = useTranslation('shell');
  useShortcut({
    keys: 'Ctrl+S',
    label: t('admin.ui.shortcuts.save'),
    within: form,
    run() {
      form()?.requestSubmit();
      return undefined;
    },
  });
}
