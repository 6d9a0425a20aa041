import { afterEach, expect, jest, test } from '@jest/globals';
import { useForm } from '@portal/kit/form';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { adminPortal, inPortal } from '../testing/admin-portal.tsx';
import { PictureFields } from './picture-fields.tsx';
import { pictureValues, pictureWords, type PictureWords } from './picture-values.ts';

const wrapper = inPortal(await adminPortal());
const send = jest.fn(async (_words: PictureWords) => undefined);
afterEach(() => {
  cleanup();
  send.mockClear();
});

function Example() {
  const form = useForm({
    initial: pictureValues({ altKo: '관제실', altEn: null, focalX: 50, focalY: 40 }),
    send: (values) => send(pictureWords(values)),
    errorText: () => '',
    isGuarded: false,
  });
  return (
    <form {...form.props}>
      <PictureFields picture={{ address: '/a.webp', width: 400, height: 200 }} form={form} maxAlt={200}>
        <button type="submit">저장</button>
      </PictureFields>
    </form>
  );
}

/** A press on the picture, shown 200 × 100 pixels large; jsdom lays nothing out. */
function press(x: number, y: number) {
  const picture = screen.getByRole('button', { name: /^이미지를 눌러/ });
  Object.defineProperties(picture, { clientWidth: { value: 200 }, clientHeight: { value: 100 } });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: y } });
  fireEvent(picture, event);
}

test('a press on the picture moves the focal point, within the picture', async () => {
  render(<Example />, { wrapper });
  press(20, 101);
  expect(screen.getByRole('slider', { name: '초점 가로 10%' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(send.mock.calls).toEqual([[{ altKo: '관제실', altEn: null, focalX: 10, focalY: 100 }]]));
});

test('the sliders move it too, and a blank description is none', async () => {
  render(<Example />, { wrapper });
  fireEvent.change(screen.getByRole('slider', { name: '초점 세로 40%' }), { target: { value: '75' } });
  fireEvent.change(screen.getByLabelText('이미지 설명 (한국어)'), { target: { value: '  ' } });
  fireEvent.change(screen.getByLabelText('이미지 설명 (영어)'), { target: { value: ' Control room ' } });
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(send.mock.calls).toEqual([[{ altKo: null, altEn: 'Control room', focalX: 50, focalY: 75 }]]),
  );
});
