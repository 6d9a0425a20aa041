import './map.css';
import { KAKAO_LEVEL, titleElement, type DrawMap } from './map-drawing.ts';

interface KakaoMap {
  addControl(control: object, position: unknown): void;
  setZoomable(isZoomable: boolean): void;
}

interface KakaoOverlay {
  setMap(map: KakaoMap | null): void;
}

interface KakaoMaps {
  load(onLoaded: () => void): void;
  LatLng: new (latitude: number, longitude: number) => object;
  Map: new (element: HTMLElement, options: { center: object; level: number }) => KakaoMap;
  Marker: new (options: { position: object; title: string }) => KakaoOverlay;
  CustomOverlay: new (options: { position: object; content: HTMLElement; yAnchor: number }) => KakaoOverlay;
  ZoomControl: new () => object;
  ControlPosition: { RIGHT: unknown };
  event: { addListener(target: object, type: string, listener: () => void): void };
}

declare global {
  interface Window {
    kakao?: { maps: KakaoMaps };
  }
}

const SDK = 'https://dapi.kakao.com/v2/maps/sdk.js';
let loading: Promise<KakaoMaps> | undefined;

function loadSdk(appKey: string): Promise<KakaoMaps> {
  loading ??= new Promise<KakaoMaps>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SDK}?appkey=${encodeURIComponent(appKey)}&autoload=false`;
    script.onload = () => {
      const maps = window.kakao?.maps;
      if (maps) maps.load(() => resolve(maps));
      else reject(new Error('the Kakao script did not bring its maps'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the Kakao script did not load'));
    };
    document.head.append(script);
  }).catch((error: unknown) => {
    // The next visitor action may try again.
    loading = undefined;
    throw error;
  });
  return loading;
}

export function kakaoMap(appKey: string): DrawMap {
  return async (element, { title, latitude, longitude }, signal) => {
    const maps = await loadSdk(appKey);
    signal.throwIfAborted();
    const position = new maps.LatLng(latitude, longitude);
    const map = new maps.Map(element, { center: position, level: KAKAO_LEVEL });
    // The wheel scrolls the page; the buttons zoom.
    map.setZoomable(false);
    map.addControl(new maps.ZoomControl(), maps.ControlPosition.RIGHT);
    const marker = new maps.Marker({ position, title });
    const overlay = new maps.CustomOverlay({ position, content: titleElement(title), yAnchor: 2.4 });
    marker.setMap(map);
    overlay.setMap(map);
    await new Promise<void>((resolve) => maps.event.addListener(map, 'tilesloaded', resolve));
    return () => {
      overlay.setMap(null);
      marker.setMap(null);
      element.replaceChildren();
    };
  };
}
