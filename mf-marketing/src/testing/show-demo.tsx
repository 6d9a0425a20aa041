import { afterEach, beforeEach, jest } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { withoutDrawing } from './canvas-double.ts';
import { watchScreen } from './screen-doubles.ts';
import { testPortal } from './test-portal.tsx';

/** What a test file of a demo needs: a screen, a clock that the test moves, and the demo with its texts. */
export function demoTest(bundle: string, Demo: ComponentType) {
  const screen = watchScreen();
  withoutDrawing();
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  return {
    screen,
    async show(locale: Locale = 'ko') {
      jest.useRealTimers();
      const { wrapper } = await testPortal({ locale, bundles: ['demo-frame', bundle], paths: ['/support/*'] });
      jest.useFakeTimers();
      return render(<Demo />, { wrapper });
    },
    pass: (ms: number) => act(async () => jest.advanceTimersByTime(ms)),
  };
}
