import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { slides } from '../../testing/sample-content.ts';
import { testPortal } from '../../testing/test-portal.tsx';
import { Carousel } from './carousel.tsx';

let isMotionUnwelcome = false;

// jsdom has no pointer events; without them `pointerType` is lost.
class PointerEventDouble extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
window.PointerEvent ??= PointerEventDouble as unknown as typeof PointerEvent;

beforeEach(() => {
  isMotionUnwelcome = false;
  window.matchMedia = (query) => ({ matches: isMotionUnwelcome && query.includes('reduce') }) as MediaQueryList;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function show() {
  const { wrapper } = await testPortal({ bundles: ['home'] });
  jest.useFakeTimers();
  render(<Carousel slides={slides} />, { wrapper });
  // The later slides' drawing is on its way: let it arrive.
  await act(async () => void (await import('./art/scada-art.tsx')));
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const carousel = () => screen.getByRole('region', { name: '주요 제품과 솔루션' });

/** The number of the one slide that is neither hidden nor inert. */
function shown(): number {
  const panels = screen.getAllByRole('group', { hidden: true, name: /번째$/ });
  const open = panels.filter((panel) => panel.dataset['shown'] === 'true');
  expect(open).toHaveLength(1);
  expect(panels.filter((panel) => panel.hasAttribute('inert'))).toHaveLength(panels.length - 1);
  return panels.indexOf(open[0] as HTMLElement) + 1;
}

describe('the carousel', () => {
  test('turns every 6000 ms and begins again after the last slide', async () => {
    await show();
    await pass(5999);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
    await pass(6000);
    expect(shown()).toBe(3);
    await pass(6000);
    expect(shown()).toBe(1);
  });

  test('pauses under the pointer and waits a full interval afterwards', async () => {
    await show();
    await pass(4000);
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    await pass(20_000);
    expect(shown()).toBe(1);
    fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
    await pass(5999);
    expect(shown()).toBe(1);
    await pass(1);
    expect(shown()).toBe(2);
  });

  test('takes no finger for a pointer that rests on it', async () => {
    await show();
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
    await pass(6000);
    expect(shown()).toBe(2);
  });

  test('pauses while the focus is inside', async () => {
    await show();
    const next = screen.getByRole('button', { name: '다음 슬라이드' });
    await act(async () => next.focus());
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => screen.getByRole('button', { name: '이전 슬라이드' }).focus());
    await pass(20_000);
    expect(shown()).toBe(1);
    await act(async () => (document.activeElement as HTMLElement).blur());
    await pass(6000);
    expect(shown()).toBe(2);
  });

  test('stops at the pause button until it is pressed again', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
    await pass(20_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
    await pass(6000);
    expect(shown()).toBe(2);
  });

  test('does not run for people who asked for less motion, unless they start it', async () => {
    isMotionUnwelcome = true;
    await show();
    await pass(20_000);
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 시작' }));
    await pass(6000);
    expect(shown()).toBe(2);
  });

  test('announces a slide only when the visitor turned to it', async () => {
    await show();
    const live = () => carousel().querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: '자동 넘김 멈춤' }));
    expect(live()).toBe('polite');
  });

  test('turns by arrow keys and by number', async () => {
    await show();
    const previous = screen.getByRole('button', { name: '이전 슬라이드' });
    fireEvent.keyDown(previous, { key: 'ArrowLeft' });
    expect(shown()).toBe(3);
    fireEvent.keyDown(previous, { key: 'ArrowRight' });
    expect(shown()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: /^2번째 슬라이드/ }));
    expect(shown()).toBe(2);
    expect(screen.getByRole('button', { name: /^2번째 슬라이드/ }).getAttribute('aria-current')).toBe('true');
  });

  test('gives only the first slide the ways to WEB EQ and to a question', async () => {
    await show();
    const links = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/service/product/web-eq',
      '/service/product/prac',
      '/support/question',
      '/service/product/smwp',
      '/service/product/sm-io-server',
    ]);
  });
});
