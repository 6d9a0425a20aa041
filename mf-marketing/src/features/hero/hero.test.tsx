import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, type Portal } from '@portal/kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { slides } from '../../testing/sample-content.ts';
import { testPortal } from '../../testing/test-portal.tsx';
import { Hero } from './hero.tsx';

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(cleanup);

describe('the hero', () => {
  test('says that the slides are missing, keeps its heading, and fetches them again', async () => {
    const get = jest.fn(async () => slides);
    const { wrapper } = await testPortal({ bundles: ['home'], get: get as unknown as Portal['api']['get'] });
    render(<Hero slides={{ ok: false, status: 503 }} />, { wrapper });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('산업용 AI와 스마트공장 소프트웨어');
    expect(screen.getByRole('status').textContent).toContain('슬라이드를 불러오지 못했습니다');

    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    await act(async () => void (await import('./art/scada-art.tsx')));
    expect(get).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 2, name: '슬라이드 1' })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('stays with its note when the second try fails as well', async () => {
    const get = () => Promise.reject(new ApiError(503));
    const { wrapper } = await testPortal({ bundles: ['home'], get });
    render(<Hero slides={{ ok: false, status: 503 }} />, { wrapper });
    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    expect(screen.getByRole('status').textContent).toContain('슬라이드를 불러오지 못했습니다');
  });
});
