import type { PortalInit } from '@portal/contract';

/** What a document hands the browser. */
export function initOf(document: string): PortalInit {
  const json = /<script type="application\/json" id="portal-init">(.*?)<\/script>/s.exec(document)?.[1];
  return JSON.parse(json ?? 'null') as PortalInit;
}
