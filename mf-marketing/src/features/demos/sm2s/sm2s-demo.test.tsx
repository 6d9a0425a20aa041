import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { demoTest } from '../../../testing/show-demo.tsx';
import { Sm2sDemo } from './sm2s-demo.tsx';

const { show, pass } = demoTest('demo-sm2s', Sm2sDemo);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const own = (column: string) => within(screen.getByRole('region', { name: column })).queryByText('Yours');

async function waitFor(name: string | RegExp) {
  for (let second = 0; second < 120 && !screen.queryByRole('button', { name }); second += 1) await pass(1000);
  press(name);
}

test('an order goes through planning, production, quality and shipping, by keyboard', async () => {
  await show('en');
  fireEvent.change(screen.getByRole('combobox', { name: 'Quantity' }), { target: { value: '100' } });
  press('Take the order');
  expect(own('Planning')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Line 1: /);
  press(/^Line 2: /);
  expect(own('Production')).toBeTruthy();
  await waitFor('Change the tool');
  await waitFor('Release for shipment');
  expect(own('Shipping')).toBeTruthy();
  await waitFor('Ship');
  expect(own('Shipped')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/has been shipped/);
  const steps = within(screen.getByRole('region', { name: 'Trace of your order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent?.slice(5))).toEqual([
    'Order taken',
    'Released to Line 2',
    'Tool worn: more scrap than usual',
    'Tool changed',
    'Quantity produced',
    'Sample inspected',
    'Released by quality',
    'Shipped',
  ]);
  const to = screen.getByRole('link', { name: 'Ask for a trial of SM2S' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(to.split('?')[1]).get('note')).toContain('an order of 100 pieces');
});

test('what fails its inspection goes to rework first', async () => {
  await show();
  press('수주하기');
  press(/^1라인/);
  await waitFor('선별·재작업');
  expect(screen.getByText('선별 후 재작업')).toBeTruthy();
  await waitFor('출하 승인');
});
