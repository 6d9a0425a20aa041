import { useSyncExternalStore } from 'react';
import { SWAPPED } from '../section-host/swapped.ts';

function subscribe(listener: () => void): () => void {
  addEventListener(SWAPPED, listener);
  return () => removeEventListener(SWAPPED, listener);
}

/** The path of the page shown; `rendered` is the one that the server rendered. */
export function useCurrentPath(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => rendered,
  );
}
