import { useSettings, type Settings, type Translate } from '@portal/kit';
import { useEffect, useState, type RefObject } from 'react';
import type { Office } from '../../api/content.ts';
import type { DrawMap } from './maps/map-drawing.ts';

/** product.md, "Maps": after that the panel with the address stays. */
const ANSWER_LIMIT_MS = 3000;

export type MapState = 'none' | 'waiting' | 'shown' | 'unavailable';

/** Each provider is a chunk of its own, which only a visitor who comes near the section loads. */
async function loadProvider({ kakaoMapAppKey, mapTileUrl }: Settings, t: Translate): Promise<DrawMap> {
  if (kakaoMapAppKey) {
    const { kakaoMap } = await import(/* webpackChunkName: "map-kakao" */ './maps/kakao-map.ts');
    return kakaoMap(kakaoMapAppKey);
  }
  const { leafletMap } = await import(/* webpackChunkName: "map-leaflet" */ './maps/leaflet-map.ts');
  return leafletMap(mapTileUrl ?? '', t);
}

interface OfficeMapInput {
  element: RefObject<HTMLElement | null>;
  office: Office;
  t: Translate;
  isNear: boolean;
}

/** Draws the office's map into the element; draws it anew for another office or language. */
export function useOfficeMap({ element, office, t, isNear }: OfficeMapInput): MapState {
  const settings = useSettings();
  const isConfigured = Boolean(settings.kakaoMapAppKey ?? settings.mapTileUrl);
  const [state, setState] = useState<MapState>(isConfigured ? 'waiting' : 'none');
  const { title, latitude, longitude } = office;

  useEffect(() => {
    const target = element.current;
    if (!isConfigured || !isNear || !target) return;
    const drawing = new AbortController();
    let remove: (() => void) | undefined;
    setState('waiting');
    const limit = setTimeout(() => giveUp(new Error('the map did not answer in time')), ANSWER_LIMIT_MS);

    function giveUp(reason: unknown) {
      clearTimeout(limit);
      if (drawing.signal.aborted) return;
      setState('unavailable');
      drawing.abort(reason);
    }

    async function start(into: HTMLElement) {
      const draw = await loadProvider(settings, t);
      drawing.signal.throwIfAborted();
      const drawn = await draw(into, { title, latitude, longitude }, drawing.signal);
      if (drawing.signal.aborted) return drawn();
      clearTimeout(limit);
      remove = drawn;
      setState('shown');
    }

    start(target).catch(giveUp);
    return () => {
      clearTimeout(limit);
      if (remove) remove();
      else drawing.abort(new Error('another map is wanted'));
    };
  }, [element, isConfigured, isNear, latitude, longitude, settings, t, title]);

  return state;
}
