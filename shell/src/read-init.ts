import type { PortalInit } from '@portal/contract';

/** The JSON that the server wrote into the document. Throws when the document is not one of the portal's. */
export function readInit(): PortalInit {
  const text = document.getElementById('portal-init')?.textContent;
  if (!text) throw new Error('the document carries no #portal-init');
  return JSON.parse(text) as PortalInit;
}
