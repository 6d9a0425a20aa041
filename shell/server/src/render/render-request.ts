import type { Server } from 'node:net';
import type { PortalConfig } from '../config/portal-config.ts';
import type { Locale, RenderRequest } from '@portal/contract';
import type { Services } from '../proxy/services.ts';
import type { ReleaseSnapshot } from '../release/store/release-snapshot.ts';

export type RequestMaker = (
  snapshot: ReleaseSnapshot,
  locale: Locale,
  url: string,
  requestId?: string,
) => RenderRequest;

/** Makes what a section is given when it renders. It is the same for every visitor: nothing personal is in it. */
export function renderRequests(
  config: PortalConfig,
  services: Services,
  server: Pick<Server, 'address'>,
): RequestMaker {
  const settings = {
    publicOrigin: config.publicOrigin,
    kakaoMapAppKey: config.kakaoMapAppKey,
    mapTileUrl: config.mapTileUrl,
  };
  return (snapshot, locale, url, requestId = 'warm-up') => {
    const portal = originOf(server);
    return {
      url,
      init: { locale, registry: snapshot.registry, nonce: '', settings, widgets: {} },
      // The portal's own calls too: a page of the shell searches the site
      upstreams: { ...services.upstreams(), ...(portal !== undefined && { portal }) },
      predecessors: services.predecessors,
      requestId,
    };
  };
}

/** Where the portal is reached from this machine; undefined before it listens. */
function originOf(server: Pick<Server, 'address'>): string | undefined {
  const address = server.address();
  if (address === null || typeof address === 'string') return undefined;
  const host = /^(?:0\.0\.0\.0|::)$/.test(address.address) ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}
