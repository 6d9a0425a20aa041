import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locale } from '@portal/kit';
import { mockApi, openPage, problemResponse } from '@portal/kit/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { definition } from '../definition.ts';
import { forgetTrainings } from '../features/schedule/recent-trainings.ts';
import { sampleTraining } from '../testing/sample-training.ts';

const api = mockApi();
const training = { ...sampleTraining({ educationId: 7, title: '스마트팩토리 기초', startDate: '2031-12-01', endDate: '2031-12-02' }), content: '내용' };

beforeEach(forgetTrainings);
afterEach(cleanup);

const open = (url: string, locale: Locale = 'ko') => openPage({ definition, url, locale });

describe('the schedule', () => {
  test('shows a training on its card', async () => {
    api.answer('GET /api/education/view', [training]);
    await open('/education/schedule');
    const card = screen.getByRole('article');
    expect(within(card).getByRole('heading', { name: '스마트팩토리 기초' })).toBeTruthy();
    expect(card.textContent).toContain('10:00 – 17:00');
  });

  test('keeps the chosen view in the address', async () => {
    api.answer('GET /api/education/view', [training]);
    const page = await open('/education/schedule?lang=en', 'en');
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    await waitFor(() => expect(page.url()).toContain('view=list'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('true'));
  });

  test('offers another try when the list cannot be read', async () => {
    api.answer('GET /api/education/view', () => problemResponse(503, 'service-unavailable', { retryAfterSeconds: 5 }));
    await open('/education/schedule');
    api.answer('GET /api/education/view', [training]);
    await userEvent.click(screen.getByRole('button', { name: /다시/ }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
