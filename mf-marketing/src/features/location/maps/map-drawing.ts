/** Kakao's level 3 shows about one metre a pixel; at Korea's latitude that is level 17 of the usual tile scheme. */
export const KAKAO_LEVEL = 3;
export const TILE_ZOOM = 17;

export interface MapSpot {
  title: string;
  latitude: number;
  longitude: number;
}

/**
 * Draws a map with a marker and a title overlay into an empty element. Resolves when the visitor can see it, rejects
 * when the provider fails; the answer takes the map away again. An aborted drawing cleans up after itself.
 */
export type DrawMap = (element: HTMLElement, spot: MapSpot, signal: AbortSignal) => Promise<() => void>;

/** The marker's title, as text: an office's name may hold anything. */
export function titleElement(title: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'office-map-title';
  element.textContent = title;
  return element;
}
