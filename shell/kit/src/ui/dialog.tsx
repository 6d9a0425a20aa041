import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isComposing } from '../is-composing.ts';
import { useLeaveQuestion } from '../use-leave-guard.ts';
import { useTranslation } from '../use-translation.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor asks to close: Escape, the cross, a press beside the dialog. */
  onClose(): void;
  title: ReactNode;
  /** In px. */
  maxWidth?: number;
  /** Buttons below the content; they stay in view while it scrolls. */
  footer?: ReactNode;
  /** False while closing would lose something: the visitor is then asked first. */
  closeGuard?(): boolean;
  children: ReactNode;
}

/** A modal dialog, on phones over the whole screen. The browser keeps the focus inside and gives it back. */
export function Dialog({ open, onClose, title, maxWidth = 640, footer, closeGuard, children }: DialogProps) {
  const mayLeave = useLeaveQuestion();
  const { t } = useTranslation('shell');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // A layout effect ends before the element goes, when the browser can still give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const root = document.documentElement;
    const opener = document.activeElement;
    element.showModal();
    // Firefox would focus the first link or button, however far down it is
    element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    // Only a scrollbar beside the page has a place to keep; one that lies over it, or none at all, has not.
    if (root.scrollHeight > root.clientHeight) root.dataset['modal'] ??= innerWidth > root.clientWidth ? 'bar' : '';
    return () => {
      element.close();
      // Another dialog may still be open below this one.
      if (!document.querySelector('dialog[open]')) delete root.dataset['modal'];
      // React may have taken the element out of the page already; the browser then gives nothing back.
      if (document.activeElement === document.body && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, [open]);

  // A keyboard must be able to scroll a text that has nothing else to focus; not every browser lets it by itself.
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const isStop = element.scrollHeight > element.clientHeight && !element.querySelector('a, button, input, textarea');
    if (isStop) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  });

  async function askToClose() {
    if (closeGuard?.() === false && !(await mayLeave())) return;
    onClose();
  }

  function cancel(event: SyntheticEvent) {
    // From within, e.g. of a file input, it is not about the dialog.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    void askToClose();
  }

  // A browser asks `cancel` only once between two actions of the visitor, and then closes by force.
  function pressEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    void askToClose();
  }

  function pressBeside(event: MouseEvent) {
    if (event.target === dialog.current) void askToClose();
  }

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      style={{ maxWidth }}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={(event) => event.target === dialog.current && onClose()}
      onKeyDown={pressEscape}
      onMouseDown={pressBeside}
    >
      <div className={styles['panel']}>
        {/* First to take the focus, so that the name is read out; the cross comes after what the dialog is for. */}
        <h2 className={styles['title']} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles['content']} ref={content}>
          {children}
        </div>
        {footer && <div className={styles['footer']}>{footer}</div>}
        <button
          type="button"
          className={styles['close']}
          aria-label={t('common.ui.close')}
          onClick={() => void askToClose()}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
    </dialog>
  );
}
