import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('single-spa:routing-event', listener);
  return () => removeEventListener('single-spa:routing-event', listener);
}

/** The path of the page shown; `rendered` is the one that the server rendered. */
export function useCurrentPath(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => rendered,
  );
}
