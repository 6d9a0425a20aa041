import { describe, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { roughWait, useSlowDownText } from './slow-down-text.ts';
import { createTestPortal, shellMessages, TestPortal } from '../testing/index.ts';

test.each([
  [0.4, 'seconds', 1],
  [42, 'seconds', 42],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [900, 'minutes', 15],
  [3_599, 'minutes', 60],
  [3_600, 'hours', 1],
  [18_000, 'hours', 5],
] as const)('%d seconds are about so many %s', (seconds, unit, count) => {
  expect(roughWait(seconds)).toEqual({ unit, count });
});

describe('a refused call', () => {
  test.each([
    ['ko', 42, '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 42초 뒤)'],
    ['ko', 170, '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 3분 뒤)'],
    ['ko', 7_200, '요청이 많습니다. 잠시 후 다시 시도해 주세요. (약 2시간 뒤)'],
    ['ko', undefined, '요청이 많습니다. 잠시 후 다시 시도해 주세요.'],
    ['en', 42, 'Too many requests. Please try again in a moment. (in about 42 s)'],
    ['en', 170, 'Too many requests. Please try again in a moment. (in about 3 min)'],
    ['en', 7_200, 'Too many requests. Please try again in a moment. (in about 2 h)'],
    ['en', undefined, 'Too many requests. Please try again in a moment.'],
  ] as const)('is told of in words (%s, %s)', async (locale, retryAfterSeconds, words) => {
    const portal = createTestPortal({ locale, messages: { shell: await shellMessages(locale) } });
    const wrapper = ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>;
    const { result } = renderHook(() => useSlowDownText(), { wrapper });
    expect(result.current({ retryAfterSeconds })).toBe(words);
  });
});
