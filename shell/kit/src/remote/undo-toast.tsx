import { ApiError, Button, usePortal } from '@portal/kit';
import { useEffect, useState } from 'react';

/**
 * Long enough to reach the button by keyboard; the pointer or the focus on it stops the time. The words before it go when
 * those of every toast go (spec, "States and transitions").
 */
const SHOWN_MS = 10_000;

export interface Undo {
  /** What happened, such as "Removed". */
  text: string;
  /** The button that takes it back. */
  label: string;
  work(): Promise<unknown>;
  /** The toast once it is taken back. */
  done: string;
  failed: string;
  /** To read again what is shown. */
  onDone?(): unknown;
}

interface UndoToastProps extends Undo {
  wordsMs(): number;
  onPress(): void;
  onEnd(type: 'success' | 'error', text: string): void;
}

/** The content of a toast: what happened, and the button that takes it back. */
function UndoToast({ text, label, work, done, failed, onDone, wordsMs, onPress, onEnd }: UndoToastProps) {
  const [isBusy, setBusy] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), wordsMs());
    return () => clearTimeout(timer);
  }, [wordsMs]);

  async function press() {
    setBusy(true);
    try {
      await work();
      onEnd('success', done);
      await onDone?.();
    } catch (error) {
      onEnd('error', failed);
      if (!(error instanceof ApiError)) throw error;
    } finally {
      onPress();
    }
  }

  return (
    <>
      {isRead ? null : `${text} `}
      <Button size="small" variant="ghost" loading={isBusy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}

/** Says by a toast what was done, and offers to take it back. */
export function useUndo(): (undo: Undo) => void {
  const { toasts } = usePortal();
  return (undo) => {
    const shown = () => toasts.store.getState().items.find(({ text }) => text === toast);
    const toast = (
      <UndoToast
        {...undo}
        wordsMs={() => shown()?.wordsMs ?? 0}
        onPress={() => {
          const now = shown();
          if (now) toasts.dismiss(now.id);
        }}
        onEnd={(type, text) => toasts.show(type, text)}
      />
    );
    toasts.show('success', toast, SHOWN_MS);
  };
}
