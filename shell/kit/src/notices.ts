import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  /** Words, or words with a button. */
  text: ReactNode;
  timeoutMs: number;
  /** How long its words are shown when it stays longer for a button. */
  wordsMs: number;
}

// Spec, "Business constants": 2000 ms, 1 ms more with each toast, back to 2000 once above 2100.
const FIRST_TIMEOUT_MS = 2000;
const LAST_TIMEOUT_MS = 2100;

export interface Toasts {
  store: StoreApi<{ items: Toast[] }>;
  show(type: ToastType, text: ReactNode, timeoutMs?: number): void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const store = createStore<{ items: Toast[] }>(() => ({ items: [] }));
  let lastId = 0;
  let nextTimeoutMs = FIRST_TIMEOUT_MS;
  return {
    store,
    show(type, text, timeoutMs = nextTimeoutMs) {
      const wordsMs = nextTimeoutMs;
      nextTimeoutMs = nextTimeoutMs >= LAST_TIMEOUT_MS ? FIRST_TIMEOUT_MS : nextTimeoutMs + 1;
      const toast = { id: ++lastId, type, text, timeoutMs, wordsMs };
      // What went wrong before has been put right
      const isStale = (item: Toast) => type === 'success' && item.type === 'error';
      store.setState(({ items }) => ({ items: [...items.filter((item) => !isStale(item)), toast] }));
    },
    dismiss(id) {
      store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
    },
  };
}

export interface ConfirmOptions {
  title: string;
  text: string;
  /** The verb of what will be done, e.g. "Delete". */
  confirmLabel: string;
  /** What the other button says, where "Cancel" could be read as the verb itself. */
  cancelLabel?: string;
  /** It cannot be undone. */
  danger?: boolean;
}

/** The modal notice that is shown: a statement, or with `title` and `confirmLabel` a question. */
export interface Notice extends Partial<ConfirmOptions> {
  text: string;
  close(answer: boolean): void;
}

export interface Alerts {
  store: StoreApi<{ current?: Notice }>;
  /** Shows a modal notice; resolves when the visitor has closed it. */
  show(text: string): Promise<void>;
  /** Asks a question; false when it was closed in any other way than by the button that confirms. */
  confirm(options: ConfirmOptions): Promise<boolean>;
}

export function createAlerts(): Alerts {
  const store = createStore<{ current?: Notice }>(() => ({}));
  function open(notice: Omit<Notice, 'close'>): Promise<boolean> {
    store.getState().current?.close(false);
    return new Promise((resolve) => {
      const close = (answer: boolean) => {
        store.setState({ current: undefined });
        resolve(answer);
      };
      store.setState({ current: { ...notice, close } });
    });
  }
  return { store, show: async (text) => void (await open({ text })), confirm: open };
}
