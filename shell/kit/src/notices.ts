import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastType = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  timeoutMs: number;
}

// Spec, "Business constants": 2000 ms, 1 ms more with each toast, back to 2000 once above 2100.
const FIRST_TIMEOUT_MS = 2000;
const LAST_TIMEOUT_MS = 2100;

export interface Toasts {
  store: StoreApi<{ items: Toast[] }>;
  show(type: ToastType, text: string, timeoutMs?: number): void;
  dismiss(id: number): void;
}

export function createToasts(): Toasts {
  const store = createStore<{ items: Toast[] }>(() => ({ items: [] }));
  let lastId = 0;
  let nextTimeoutMs = FIRST_TIMEOUT_MS;
  return {
    store,
    show(type, text, timeoutMs = nextTimeoutMs) {
      nextTimeoutMs = nextTimeoutMs >= LAST_TIMEOUT_MS ? FIRST_TIMEOUT_MS : nextTimeoutMs + 1;
      const toast = { id: ++lastId, type, text, timeoutMs };
      store.setState(({ items }) => ({ items: [...items, toast] }));
    },
    dismiss(id) {
      store.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }));
    },
  };
}

export interface Alerts {
  store: StoreApi<{ current?: { text: string; close(): void } }>;
  /** Shows a modal notice; resolves when the visitor has closed it. */
  show(text: string): Promise<void>;
}

export function createAlerts(): Alerts {
  const store = createStore<{ current?: { text: string; close(): void } }>(() => ({}));
  return {
    store,
    show(text) {
      store.getState().current?.close();
      return new Promise((resolve) => {
        const close = () => {
          store.setState({ current: undefined });
          resolve();
        };
        store.setState({ current: { text, close } });
      });
    },
  };
}
