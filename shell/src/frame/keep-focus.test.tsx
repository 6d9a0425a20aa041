import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { keepFocus } from './keep-focus.ts';

let isInFront = true;

beforeAll(() => {
  for (const type of ['focusin', 'focusout'])
    addEventListener(type, (event) => isInFront || event.stopImmediatePropagation(), true);
  keepFocus();
});
afterEach(() => {
  isInFront = true;
  cleanup();
});

function List({ words }: { words: string[] }) {
  const [left, setLeft] = useState(words);
  return (
    <main>
      <section>
        <h2>Rows</h2>
        <ul aria-label="rows">
          {left.map((word) => (
            <li key={word}>
              {word} <button onClick={() => setLeft(left.filter((one) => one !== word))}>remove {word}</button>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await act(async () => button.focus());
  await act(async () => fireEvent.click(button));
};
const focused = () => document.activeElement;

test('a control that removes its row leaves the focus to the next one, the last one to what is around it', async () => {
  render(<List words={['a', 'b', 'c']} />);
  await press('remove b');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'remove c' })));
  await press('remove c');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'remove a' })));
  await press('remove a');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('list')));
});

test('a window that is not in front, which gets no events of the focus, keeps it as well', async () => {
  isInFront = false;
  render(<List words={['a', 'b']} />);
  await press('remove a');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'remove b' })));
});

test('what takes no focus is passed over', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <section>
          <form>
            <div>
              {isOpen && (
                <button type="button" onClick={() => setOpen(false)}>
                  publish
                </button>
              )}
            </div>
            <button disabled>sort</button>
            <button type="button">tick all</button>
          </form>
        </section>
      </main>
    );
  };
  render(<Page />);
  // A bar of actions that hides when nothing is chosen any more
  const bar = screen.getByRole('button', { name: 'publish' }).parentElement!;
  bar.focus = () => undefined;
  await press('publish');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'tick all' })));
});

test('a focus that went elsewhere before, or a page that goes as a whole, is left alone', async () => {
  const { rerender } = render(<List key="1" words={['a', 'b']} />);
  const button = screen.getByRole('button', { name: 'remove a' });
  await act(async () => button.focus());
  await act(async () => button.blur());
  await act(async () => fireEvent.click(button));
  expect(focused()).toBe(document.body);
  await act(async () => screen.getByRole('button', { name: 'remove b' }).focus());
  await act(async () => rerender(<List key="2" words={['d']} />));
  expect(focused()).toBe(document.body);
});

function Saved() {
  const [version, setVersion] = useState(1);
  return (
    <main>
      <section>
        <h2>Profile</h2>
        <div>
          <form key={version}>
            <input aria-label="name" />
            <div>
              <button type="button">other</button>
              <button type="button" onClick={() => setVersion(version + 1)}>
                save
              </button>
            </div>
          </form>
        </div>
      </section>
    </main>
  );
}

test('a part that is made again gives the focus to the control of the same place', async () => {
  render(<Saved />);
  const before = screen.getByRole('button', { name: 'save' });
  await press('save');
  await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: 'save' })));
  expect(before.isConnected).toBe(false);
});
