import { useLocale } from '@portal/kit';
import { useRemote } from '@portal/kit/admin';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { listServices, lookUp } from '../../api/services.ts';
import { readFromAll } from '../read-from-all.ts';

/** Somebody who types on is not searched for with every letter. */
const pauseMs = 200;
/** One letter is in nearly every record. */
export const SHORTEST_LOOKUP = 2;

/** Records of all sections that hold what was typed, each section for itself; nothing is asked for a single letter. */
export function useLookup(typed: string) {
  const api = useApi();
  const lang = useLocale();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const services = useRemote(['services'], () => listServices(api));
  const known = services.data;
  const isLong = [...asked].length >= SHORTEST_LOOKUP;
  const found = useRemote(known && isLong ? ['lookup', asked, lang] : undefined, (signal) =>
    readFromAll(known ?? [], (service) => lookUp(api, service, { q: asked, lang }, signal)),
  );
  const isShown = isLong && [...typed.trim()].length >= SHORTEST_LOOKUP;
  return {
    data: isShown ? found.data : undefined,
    isLoading: [...typed.trim()].length >= SHORTEST_LOOKUP && (typed.trim() !== asked || found.loading),
    hasFailed: services.error !== undefined,
    retry: services.reload,
  };
}
