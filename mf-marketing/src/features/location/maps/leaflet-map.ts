import type { Translate } from '@portal/kit';
import { control, divIcon, map as createMap, marker as createMarker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { TILE_ZOOM, titleElement, type DrawMap } from './map-drawing.ts';

export function leafletMap(tileUrl: string, t: Translate): DrawMap {
  return (element, { title, latitude, longitude }, signal) =>
    new Promise((resolve, reject) => {
      const map = createMap(element, { scrollWheelZoom: false, zoomControl: false }).setView(
        [latitude, longitude],
        TILE_ZOOM,
      );
      map.attributionControl.setPrefix(false);
      control.zoom({ zoomInTitle: t('location.zoomIn'), zoomOutTitle: t('location.zoomOut') }).addTo(map);
      const remove = () => void map.remove();
      const tiles = tileLayer(tileUrl, { maxZoom: 19, attribution: t('location.attribution') });
      tiles.once('tileload', () => resolve(remove));
      signal.addEventListener('abort', () => {
        remove();
        reject(signal.reason);
      });
      tiles.addTo(map);
      createMarker([latitude, longitude], {
        title,
        alt: title,
        icon: divIcon({ className: 'office-map-pin', iconSize: [28, 36], iconAnchor: [14, 34] }),
      })
        .addTo(map)
        .bindTooltip(titleElement(title), {
          permanent: true,
          direction: 'top',
          offset: [0, -34],
          className: 'office-map-tooltip',
        });
    });
}
