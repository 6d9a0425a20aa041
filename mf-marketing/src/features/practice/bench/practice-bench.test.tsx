import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { testPortal } from '../../../testing/test-portal.tsx';
import type { Answer, Question } from '../inspection/worker-protocol.ts';
import type { PartSpec } from '../parts/draw-part.ts';
import type { GrayImage } from '../parts/gray-image.ts';
import { PracticeBench } from './practice-bench.tsx';

let isBlocked = false;

/**
 * A worker as the bench sees it; jsdom has none. It names the flaws that a part was given, unless the threshold is the
 * highest: what the real one finds in a picture is tested beside it.
 */
class WorkerDouble extends EventTarget {
  readonly #drawn = new Map<GrayImage, PartSpec>();

  constructor() {
    super();
    setTimeout(() =>
      isBlocked ? this.dispatchEvent(new Event('error', { cancelable: true })) : this.#say({ kind: 'ready' }),
    );
  }

  #say(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage(question: Question) {
    const { id } = question;
    const picture = (): GrayImage => ({ width: 1, height: 1, pixels: new Uint8ClampedArray(1) });
    if (question.kind === 'draw') {
      const image = picture();
      this.#drawn.set(image, question.part);
      this.#say({ kind: 'drawn', id, image });
      return;
    }
    const flaws = question.threshold < 90 ? (this.#drawn.get(question.image)?.flaws ?? []) : [];
    const findings = flaws.map((kind, index) => ({
      kind,
      left: index * 10,
      top: 0,
      width: 5,
      height: 5,
      area: 25,
      strength: 60,
    }));
    this.#say({ kind: 'inspected', id, findings, difference: picture(), milliseconds: id % 7 });
  }

  terminate() {}
}

beforeEach(() => {
  isBlocked = false;
  Object.assign(window, { Worker: WorkerDouble });
  // jsdom draws nothing
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'Worker');
});

async function show() {
  const { wrapper } = await testPortal({ bundles: ['practice'] });
  render(<PracticeBench />, { wrapper });
}

const figure = (key: string) => document.querySelector(`[data-figure="${key}"] dd`)?.textContent;
const part = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const marks = () => [...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'));
const found = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const isReady = () =>
  waitFor(() => expect([document.querySelector('[data-bench="ready"]') !== null, figure('runs')]).toEqual([true, '1']));

describe('the practice bench', () => {
  test('marks and names what is wrong with each sample part', async () => {
    await show();
    await isReady();
    for (const [number, kinds] of [
      [3, ['결손']],
      [2, []],
      [7, ['스크래치', '얼룩']],
      [6, []],
      [5, ['구멍 누락']],
      [1, ['스크래치']],
    ] as const) {
      fireEvent.click(part(`부품 ${number}`));
      const words = kinds.length > 0 ? kinds : ['양품'];
      await waitFor(() =>
        expect([marks().length, words.filter((text) => found().includes(text))]).toEqual([kinds.length, words]),
      );
    }
  });

  test('measures every run and tells median and 95th percentile once there are enough', async () => {
    await show();
    await isReady();
    expect(screen.getByRole('region', { name: '이 기기에서 잰 시간' }).textContent).not.toContain(
      '이 기기에서는 중앙값',
    );
    fireEvent.click(screen.getByRole('button', { name: '50회 연속 검사' }));
    await waitFor(() => expect(figure('runs')).toBe('51'));
    const [middle, slow] = [figure('median'), figure('p95')];
    expect([middle, slow]).toEqual([expect.stringMatching(/^\d\.\d ms$/), expect.stringMatching(/^\d\.\d ms$/)]);
    expect(
      screen.getByRole('region', { name: '이 기기에서 잰 시간' }).textContent?.replaceAll('\u00A0', ' '),
    ).toContain(`이 기기에서는 중앙값 ${middle}, 95백분위수 ${slow}로`);
  });

  test('applies another threshold at once', async () => {
    await show();
    await isReady();
    expect(marks()).toEqual(['scratch']);
    fireEvent.change(screen.getByRole('slider', { name: /판정 기준/ }), { target: { value: '90' } });
    await waitFor(() => expect(screen.getByText('양품')).toBeTruthy());
    expect(figure('runs')).toBe('2');
  });

  test('puts a part on the tray that nobody has seen, in the place of the last such one', async () => {
    await show();
    await isReady();
    for (const runs of ['2', '3']) {
      fireEvent.click(screen.getByRole('button', { name: '새 부품 검사하기' }));
      await waitFor(() => expect(figure('runs')).toBe(runs));
      expect(part('새 부품').checked).toBe(true);
    }
    expect(screen.getAllByRole('radio')).toHaveLength(9);
  });

  test('where workers are blocked says so, and starts when they are allowed again', async () => {
    isBlocked = true;
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('검사 엔진을 시작하지 못했습니다');
    isBlocked = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await isReady();
  });

  test('says so where the browser has no workers at all', async () => {
    Reflect.deleteProperty(window, 'Worker');
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('검사 엔진을 시작하지 못했습니다');
  });
});
