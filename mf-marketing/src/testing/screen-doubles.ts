import { afterEach, beforeEach } from '@jest/globals';

export interface ScreenDoubles {
  /** Whether the visitor asked for less motion. */
  isMotionUnwelcome: boolean;
}

/** What jsdom lacks of a screen: every element is on it at once. Call it once, at the top of a test file. */
export function watchScreen(): ScreenDoubles {
  const doubles: ScreenDoubles = { isMotionUnwelcome: false };
  beforeEach(() => {
    doubles.isMotionUnwelcome = false;
    const ignore = () => undefined;
    window.matchMedia = (query) =>
      ({
        matches: query.includes('reduce') && doubles.isMotionUnwelcome,
        addEventListener: ignore,
        removeEventListener: ignore,
      }) as unknown as MediaQueryList;
    window.IntersectionObserver = class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe() {
        this.#callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      }
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'matchMedia');
  });
  return doubles;
}
