import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { demoTest } from '../../../testing/show-demo.tsx';
import { HaccpDemo } from './haccp-demo.tsx';

const { show, pass } = demoTest('demo-haccp', HaccpDemo);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const statusText = () => screen.getByRole('status').textContent;
const focused = () => document.activeElement?.textContent;
const recorded = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryByRole('rowheader')?.firstChild?.textContent);

test('a deviation is followed from its alarm to its approved record, by keyboard', async () => {
  await show('en');
  expect(screen.getByRole('alert').textContent).toBe('');
  press('Simulate a heater fault');
  await pass(8000);
  expect(screen.getByRole('alert').textContent).toContain('below its critical limit of 85\u00A0°C');
  press('Acknowledge');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(focused()).toBe('Put on hold');
  press('Put on hold');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Reheat/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Discard/ }));
  press('Record the action');
  expect(focused()).toBe('Switch heater');
  press('Switch heater');
  expect(focused()).toContain('0 of 12 readings');
  await pass(10_000);
  expect(statusText()).toContain('waits for approval');
  expect(focused()).toBe('Approve');
  press('Approve');
  expect(statusText()).toBe('The record is approved and complete.');
  expect(recorded()).toEqual([
    'Heater fault',
    'Warning: close to the critical limit',
    'Critical limit crossed, alarm sent',
    'Alarm acknowledged',
    expect.stringMatching(/^Lots \d+–\d+ put on hold$/),
    'Corrective action: Discard',
    'Cause fixed: spare heater in use',
    '12 readings in a row within the limit',
    'Record approved',
  ]);
  const to = screen.getByRole('link', { name: 'Ask for a trial of SM-HACCP' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(to.split('?')[1]).get('note')).toContain('corrective action "Discard", record approved');
});

test('begins again with a process under control', async () => {
  await show();
  press('가열기 고장 일으키기');
  await pass(8000);
  press('경보 확인');
  press('처음부터');
  expect(recorded()).toEqual([undefined]);
  expect(screen.getByRole('button', { name: '가열기 고장 일으키기' }).hasAttribute('aria-disabled')).toBe(false);
});
