import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { watchScreen } from '../../testing/screen-doubles.ts';
import { testPortal } from '../../testing/test-portal.tsx';
import { CcpScreen } from './ccp/ccp-screen.tsx';
import { GreenhouseScreen } from './greenhouse/greenhouse-screen.tsx';
import { IoScreen } from './io/io-screen.tsx';
import { LiveScreen, type ScreenProps } from './live-screen.tsx';
import { ProductionScreen } from './production/production-screen.tsx';
import { ScadaScreen } from './scada/scada-screen.tsx';
import { VisionScreen } from './vision/vision-screen.tsx';

const SCREENS: [string, string, ComponentType<ScreenProps>][] = [
  ['WEB EQ', 'web-eq', VisionScreen],
  ['SMWP', 'smwp', ScadaScreen],
  ['SM-IO-SERVER', 'io-server', IoScreen],
  ['SM-AI-FARM', 'farm', GreenhouseScreen],
  ['SM2S', 'sm2s', ProductionScreen],
  ['SM-HACCP', 'haccp', CcpScreen],
];
const doubles = watchScreen();

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const markup = () => screen.getByRole('figure').innerHTML;

async function show(bundle: string, Screen: ComponentType<ScreenProps>) {
  jest.useRealTimers();
  const { wrapper } = await testPortal({ bundles: ['offers', bundle] });
  jest.useFakeTimers();
  const load = () => Promise.resolve(Screen);
  render(<LiveScreen title="화면" description="예시 화면입니다." load={load} />, { wrapper });
  await pass(0);
}

describe.each(SCREENS)('the screen of %s', (_name, bundle, Screen) => {
  test('moves until it is stopped, and again when it is started', async () => {
    await show(bundle, Screen);
    const before = markup();
    await pass(10_000);
    expect(markup()).not.toBe(before);
    press('화면 화면 멈춤');
    const stopped = markup();
    await pass(60_000);
    expect(markup()).toBe(stopped);
    press('화면 화면 재생');
    await pass(10_000);
    expect(markup()).not.toBe(stopped);
  });

  test('is paused for visitors who prefer reduced motion, and has a description', async () => {
    doubles.isMotionUnwelcome = true;
    await show(bundle, Screen);
    expect(screen.getByRole('figure').dataset['live']).toBe('false');
    const before = markup();
    await pass(60_000);
    expect(markup()).toBe(before);
    expect(screen.getByText('예시 화면입니다.')).toBeTruthy();
  });
});

test('a failing heater brings the alert of a deviation, which ends again', async () => {
  await show('haccp', CcpScreen);
  press('가열기 고장 일으키기');
  for (let seconds = 0; seconds < 60 && screen.getByRole('status').textContent === ''; seconds += 1) await pass(1000);
  expect(screen.getByRole('status').textContent).toContain('한계기준 이탈');
  expect(screen.getByText('이탈')).toBeTruthy();
  for (let seconds = 0; seconds < 120 && screen.getByRole('status').textContent !== ''; seconds += 1) await pass(1000);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure that the visitor causes starts a paused screen', async () => {
  doubles.isMotionUnwelcome = true;
  await show('haccp', CcpScreen);
  press('가열기 고장 일으키기');
  expect(screen.getByRole('figure').dataset['live']).toBe('true');
  for (let seconds = 0; seconds < 60 && screen.getByRole('status').textContent === ''; seconds += 1) await pass(1000);
  expect(screen.getByText('이탈')).toBeTruthy();
});

test('the button of the pump says what a press does', async () => {
  await show('smwp', ScadaScreen);
  press('펌프 정지');
  press('펌프 운전');
  expect(screen.getByRole('button', { name: '펌프 정지' })).toBeTruthy();
});

test('the vents of the greenhouse obey the visitor once automatic control is off', async () => {
  await show('farm', GreenhouseScreen);
  const vents = screen.getByRole('button', { name: '천창 열기' });
  expect(vents.hasAttribute('aria-disabled')).toBe(true);
  press('자동 제어');
  const before = vents.getAttribute('aria-pressed');
  press('천창 열기');
  expect(vents.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true');
});

test('a screen whose code does not come leaves its description', async () => {
  const { wrapper } = await (jest.useRealTimers(), testPortal({ bundles: ['offers'] }));
  render(<LiveScreen title="화면" description="예시 화면입니다." load={() => Promise.reject(new Error('gone'))} />, {
    wrapper,
  });
  await act(async () => undefined);
  expect(screen.getByText('예시 화면입니다.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
