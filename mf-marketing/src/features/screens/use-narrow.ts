import { useSyncExternalStore } from 'react';

const phone = () => matchMedia('(max-width: 599px)');

function subscribe(changed: () => void): () => void {
  const query = phone();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where a screen is as narrow as a phone and its drawing nearly square. For the browser alone, as all screens are. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);
