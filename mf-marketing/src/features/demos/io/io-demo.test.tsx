import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { demoTest } from '../../../testing/show-demo.tsx';
import { IoDemo } from './io-demo.tsx';

const { show, pass, screen: visitor } = demoTest('demo-io', IoDemo);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const statusText = () => screen.getByRole('status').textContent;
// jsdom reads a blank where a long name may be broken
const rowOf = (tag: string) =>
  within(screen.getByRole('row', { name: (name) => name.replaceAll(' ', '').includes(tag) }));

test('the line is taken away, values wait, and all of them arrive in order', async () => {
  await show();
  expect(statusText()).toBe('데이터베이스 회선이 연결되어 있습니다.');
  press('회선 끊기');
  await pass(10_100);
  expect(statusText()).toContain('버퍼에 보관합니다');
  expect(screen.getByText('버퍼에 있는 값').parentElement?.textContent).toBe('160 버퍼에 있는 값');
  press('다시 연결');
  await pass(600);
  expect(statusText()).toContain('오래된 것부터');
  await pass(5000);
  expect(statusText()).toBe('보관한 값 160개를 순서대로 모두 보냈습니다. 잃은 값은 없습니다.');
  const to = screen.getByRole('link', { name: 'SM-IO-SERVER 체험 문의하기' }).getAttribute('href') ?? '';
  const query = new URLSearchParams(to.split('?')[1]);
  expect(query.get('product')).toBe('sm-io-server');
  expect(query.get('note')).toContain('10초 동안 끊어 보았고, 보관된 값 160개가 순서대로');
});

test('a device off its network leaves its last values, marked as bad, with their time', async () => {
  await show('en');
  press('Network of OVEN-03: On');
  await pass(600);
  const time = rowOf('OVEN03.Zone1').getByText(/^09:/).textContent;
  await pass(3000);
  expect(rowOf('OVEN03.Zone1').getByText('Bad')).toBeTruthy();
  expect(rowOf('OVEN03.Zone1').getByText(/^09:/).textContent).toBe(time);
  expect(rowOf('PLC01.Line').getByText('Good')).toBeTruthy();
  expect(rowOf('PLC01.Line').getByText(/^09:/).textContent).not.toBe(time);
});

test('nothing moves for people who asked for less motion until they start it, and again after a pause', async () => {
  visitor.isMotionUnwelcome = true;
  await show('en');
  const before = screen.getByRole('table').innerHTML;
  await pass(5000);
  expect(screen.getByRole('table').innerHTML).toBe(before);
  press('Resume');
  await pass(2000);
  const moved = screen.getByRole('table').innerHTML;
  expect(moved).not.toBe(before);
  press('Pause');
  await pass(5000);
  expect(screen.getByRole('table').innerHTML).toBe(moved);
});
