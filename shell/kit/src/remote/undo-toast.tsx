import { ApiError, Button, usePortal } from '@portal/kit';
import { useState } from 'react';

/** Long enough to read it and to reach the button by keyboard; the pointer or the focus on it stops the time. */
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
  onPress(): void;
  onEnd(type: 'success' | 'error', text: string): void;
}

/** The content of a toast: what happened, and the button that takes it back. */
function UndoToast({ text, label, work, done, failed, onDone, onPress, onEnd }: UndoToastProps) {
  const [isBusy, setBusy] = useState(false);

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
      {text}{' '}
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
    const toast = (
      <UndoToast
        {...undo}
        onPress={() => {
          const shown = toasts.store.getState().items.find(({ text }) => text === toast);
          if (shown) toasts.dismiss(shown.id);
        }}
        onEnd={(type, text) => toasts.show(type, text)}
      />
    );
    toasts.show('success', toast, SHOWN_MS);
  };
}
