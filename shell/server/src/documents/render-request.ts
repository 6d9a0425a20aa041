import type { PortalConfig } from '../config/portal-config.ts';
import type { Locale, RenderRequest } from '@portal/contract';
import type { Services } from '../proxy/services.ts';
import type { ReleaseSnapshot } from '../releases/release-snapshot.ts';

export type RequestMaker = (
  snapshot: ReleaseSnapshot,
  locale: Locale,
  url: string,
  requestId?: string,
) => RenderRequest;

/** Makes what a section is told when it renders. It is the same for every visitor: nothing personal is in it. */
export function renderRequests(config: PortalConfig, services: Services): RequestMaker {
  const settings = {
    publicOrigin: config.publicOrigin,
    kakaoMapAppKey: config.kakaoMapAppKey,
    mapTileUrl: config.mapTileUrl,
  };
  return (snapshot, locale, url, requestId = 'warm-up') => ({
    url,
    init: { locale, registry: snapshot.registry, nonce: '', settings, widgets: {} },
    upstreams: services.upstreams(),
    requestId,
  });
}
