import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { demoTest } from '../../../testing/show-demo.tsx';
import { FarmDemo } from './farm-demo.tsx';

const { show, pass } = demoTest('demo-farm', FarmDemo);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const cells = (row: RegExp) =>
  within(screen.getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a day passes in about a minute and ends in a comparison, with the settings of the visitor', async () => {
  await show('en');
  fireEvent.change(screen.getByRole('slider', { name: 'Heat below' }), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /CO₂/ }));
  const before = cells(/Energy/);
  await pass(5000);
  expect(cells(/Energy/)).toEqual(before);
  expect([before, cells(/CO₂ within/)]).toEqual([
    ['—', '—'],
    ['—', '—'],
  ]);
  expect(screen.getByText('Not started')).toBeTruthy();
  press('Start the day');
  await pass(1000);
  expect(screen.getByText('So far')).toBeTruthy();
  expect(cells(/Temperature within/)[0]).toMatch(/ %$/);
  expect(cells(/CO₂ within/)[0]).toBe('—');
  for (let second = 0; second < 61; second += 1) await pass(1000);
  expect(screen.getByRole('status').textContent).toMatch(/^Your settings kept the temperature/);
  expect(screen.getByRole('button', { name: 'Resume' }).hasAttribute('aria-disabled')).toBe(true);
  const [own = '', automatic = ''] = cells(/Temperature within/);
  expect(Number.parseInt(own, 10)).toBeLessThan(Number.parseInt(automatic, 10));
  const to = screen.getByRole('link', { name: 'Ask for a trial of SM-AI-FARM' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(to.split('?')[1]).get('note')).toContain('heating below 12.0 °C');
  press('Restart');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Heat below' }).value).toBe('12');
  expect(screen.getByRole('button', { name: 'Start the day' }).hasAttribute('aria-disabled')).toBe(false);
});
