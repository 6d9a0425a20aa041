import type { VitalsReport } from '@portal/contract';
import { readInit } from '../read-init.ts';
import { interactionTime, layoutShift, type Shift } from './vitals.ts';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Entries of a kind, those from before this call too; browsers that do not know the kind have none. */
function observe<Entry extends PerformanceEntry>(
  type: string,
  take: (entry: Entry) => void,
  options: { durationThreshold?: number } = {},
): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
  const wanted: PerformanceObserverInit = { type, buffered: true, ...options };
  observer.observe(wanted);
  return observer;
}

/** Measures a document from its start until it is left, and tells the portal then, once. */
export function observeVitals(): void {
  const { nonce: ticket, page, registry, preview } = readInit();
  const section = page?.section ?? '';
  const version = registry.sections[section]?.version;
  if (!page || !version || preview) return;
  const [path = '/'] = page.url.split('?', 1);
  let lcp: number | undefined;
  const shifts: Shift[] = [];
  const interactions = new Map<number, number>();

  const paints = observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  // What is drawn after the visitor has done something is another page for them
  for (const event of ['keydown', 'click'])
    addEventListener(event, () => paints?.disconnect(), { once: true, capture: true });
  observe<ShiftEntry>('layout-shift', (entry) => {
    if (!entry.hadRecentInput && shifts.length < 500) shifts.push({ value: entry.value, startTime: entry.startTime });
  });
  observe<PerformanceEventTiming>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0 && (interactions.has(interactionId) || interactions.size < 500))
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    { durationThreshold: 16 },
  );

  function tell(): void {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', tell, true);
    const inp = interactionTime(interactions);
    const vitals: VitalsReport = {
      ticket,
      section,
      version: version ?? '',
      page: path.slice(0, 300),
      ...(lcp !== undefined && { lcp: Math.round(lcp) }),
      ...(inp !== undefined && { inp: Math.round(inp) }),
      cls: Math.round(layoutShift(shifts) * 10_000) / 10_000,
    };
    navigator.sendBeacon('/api/portal/vitals', JSON.stringify(vitals));
  }
  addEventListener('visibilitychange', tell, true);
}
