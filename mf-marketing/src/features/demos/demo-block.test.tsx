import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useTranslation } from '@portal/kit';
import { watchScreen } from '../../testing/screen-doubles.ts';
import { testPortal } from '../../testing/test-portal.tsx';
import { DemoBlock } from './demo-block.tsx';
import type { DemoModule } from './demo-module.ts';

watchScreen();
afterEach(cleanup);

function Demo() {
  const { t } = useTranslation('marketing');
  return <p>{t('sample.words')}</p>;
}
const loaded: DemoModule = {
  Demo,
  texts: { ko: { sample: { words: '데모' } }, en: { sample: { words: 'A demo' } } },
};

test('a demo that does not come says so, and comes with its texts at the next try', async () => {
  const { wrapper } = await testPortal({ locale: 'en', bundles: ['offers', 'io-server'] });
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls === 1) throw new Error('gone');
    return loaded;
  };
  render(<DemoBlock messages="ioServer" load={load} />, { wrapper });
  expect((await screen.findByRole('alert')).textContent).toContain('The demo could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('A demo')).toBeTruthy();
});
