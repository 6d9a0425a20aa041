import { act } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { Fragment } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { acceptTranslations } from './accept-translations.ts';

let root: Root | undefined;

beforeAll(acceptTranslations);
afterEach(() => act(() => root?.unmount()));

/** Texts beside elements that come and go: what throws on a translated page. */
function Sample({ step }: { step: number }) {
  return (
    <form>
      <button type="button">
        {step === 1 && <i>wait</i>}
        Send
      </button>
      {step !== 1 && 'first'}
      <p>
        {step} of {3}
        {step === 2 && ' steps'}
      </p>
      {['a', 'b', 'c'].map((_name, index, all) => all[(index + step) % 3]).join(' ')}
      <p>
        {['d', 'e', 'f'].map((_name, index, all) => (
          <Fragment key={all[(index + step) % 3]}>{all[(index + step) % 3]}</Fragment>
        ))}
      </p>
    </form>
  );
}

function texts(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const ways: [string, (text: Text, font: HTMLElement) => void][] = [
  [
    'with the text in it',
    (text, font) => {
      text.replaceWith(font);
      font.append(text);
    },
  ],
  [
    'without it',
    (text, font) => {
      font.textContent = `[${text.data}]`;
      text.replaceWith(font);
    },
  ],
  [
    'before it is removed',
    (text, font) => {
      font.textContent = `[${text.data}]`;
      text.before(font);
      text.remove();
    },
  ],
];

test.each(ways)('a page whose texts are wrapped %s goes on as any other', async (_title, wrap) => {
  const [translated, plain] = ['a', 'b'].map(() => document.body.appendChild(document.createElement('div')));
  root = createRoot(translated!);
  const expected = createRoot(plain!);
  for (const step of [0, 1, 2, 1, 0, 2, 0, 1]) {
    act(() => {
      root?.render(<Sample step={step} />);
      expected.render(<Sample step={step} />);
    });
    expect(translated!.textContent.replaceAll(/[[\]]/g, '')).toBe(plain!.textContent);
    for (const text of texts(translated!)) {
      if (text.parentElement!.tagName === 'FONT') continue;
      const font = document.createElement('font');
      wrap(text, font);
    }
    await act(async () => undefined);
  }
  act(() => expected.unmount());
  plain!.remove();
  act(() => root?.render(null));
  expect(translated!.textContent).toBe('');
});
