import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/kit';
import { useDraft, useForm } from '@portal/kit/form';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createTestPortal, TestPortal } from '../testing/test-portal.tsx';
import type { EditorImages } from './editor-images.ts';
import { MarkdownField } from './markdown-field.tsx';

// The toolbar comes lazily; here it has been loaded before.
beforeAll(() => import('./editor-tools.tsx'));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const send = jest.fn(() => Promise.resolve());

function Form({ images }: { images?: EditorImages }) {
  const form = useForm({ initial: { text: 'first words' }, send, errorText: (code) => code });
  useDraft(form, { name: 'draft', owner: 'kim@example.com', isLasting: true });
  return (
    <form {...form.props}>
      <MarkdownField label="Text" images={images} preview={(text) => <b>{text}</b>} {...form.field('text')} />
      <output>{form.values.text}</output>
    </form>
  );
}

async function open(images?: EditorImages) {
  const portal = createTestPortal({ locale: 'en' });
  render(
    <TestPortal portal={portal}>
      <Form images={images} />
    </TestPortal>,
  );
  await screen.findByRole('toolbar', { name: 'Format: Text' });
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const formText = () => document.querySelector('output')?.textContent;
const image = (name: string, type = 'image/png') => new File(['a'], name, { type });

describe('the toolbar of a text', () => {
  test('changes what is selected, and the form hears of it', async () => {
    const area = await open();
    area.setSelectionRange(0, 5);
    await press('Bold');
    expect(area.value).toBe('**first** words');
    expect(formText()).toBe('**first** words');
    expect([area.selectionStart, area.selectionEnd]).toEqual([2, 7]);
  });

  test('answers to keys, but not within a syllable that is being put together', async () => {
    const area = await open();
    area.setSelectionRange(6, 11);
    fireEvent.keyDown(area, { code: 'KeyI', ctrlKey: true, isComposing: true });
    expect(area.value).toBe('first words');
    fireEvent.keyDown(area, { code: 'KeyI', ctrlKey: true });
    expect(area.value).toBe('first *words*');
  });

  test('is one stop for Tab; arrow keys walk along it', async () => {
    await open();
    const buttons = screen.getAllByRole('button');
    expect(buttons.filter((button) => button.tabIndex === 0)).toHaveLength(1);
    buttons[0]?.focus();
    fireEvent.keyDown(buttons[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(buttons[1]);
    expect([buttons[0]?.tabIndex, buttons[1]?.tabIndex]).toEqual([-1, 0]);
    fireEvent.keyDown(buttons[1]!, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('Preview');
  });

  test('shows the text as readers will see it, and gives it back', async () => {
    const area = await open();
    await press('Preview');
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('first words');
    expect(screen.getByRole('button', { name: 'Bold' }).hasAttribute('aria-disabled')).toBe(true);
    await press('Preview');
    expect(area.value).toBe('first words');
  });

  test('puts a video as a link, and refuses other addresses', async () => {
    const area = await open();
    area.setSelectionRange(11, 11);
    await press('Link to a video');
    const address = screen.getByRole('textbox', { name: /Address at YouTube/ });
    fireEvent.change(address, { target: { value: 'https://example.com/film' } });
    await press('Insert');
    expect(address.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(address, { target: { value: 'https://youtu.be/abc' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Title of the video' }), { target: { value: 'Tour' } });
    await press('Insert');
    expect(area.value).toBe('first words\n\n[Tour (YouTube)](https://youtu.be/abc)\n');
    expect(send).not.toHaveBeenCalled();
  });
});

/** False when the browser is kept from pasting the text itself. */
const paste = (area: HTMLElement, files: File[], text = '') =>
  fireEvent.paste(area, { clipboardData: { files, getData: () => text } });

describe('images in a text', () => {
  const images = (upload: EditorImages['upload']): EditorImages => ({
    upload,
    failedText: (error) => `refused: ${error instanceof ApiError ? error.code : ''}`,
  });

  test('that are pasted are uploaded in order, each at its place', async () => {
    const area = await open(images((file) => Promise.resolve({ address: `/media/${file.name}`, alt: '' })));
    area.setSelectionRange(5, 5);
    // As Finder copies them
    await act(async () => paste(area, [image('one.png'), image('two.png')], 'one.png\rtwo.png'));
    const expected = 'first\n\n![one](/media/one.png)\n![two](/media/two.png)\n words';
    await waitFor(() => expect(area.value).toBe(expected));
    expect(formText()).toBe(expected);
  });

  test('are left out where they come beside their text, as from Word or Excel', async () => {
    const upload = jest.fn<EditorImages['upload']>();
    const area = await open(images(upload));
    expect(await act(async () => paste(area, [image('image.png')], 'cell\tcell'))).toBe(true);
    expect(upload).not.toHaveBeenCalled();
    expect(area.value).toBe('first words');
  });

  test('keep their place while they are under way, with progress; typing goes on', async () => {
    let finish = () => undefined as void;
    const upload: EditorImages['upload'] = (_file, onProgress) => {
      onProgress(0.4);
      return new Promise((resolve) => {
        finish = () => resolve({ address: '/media/a', alt: 'words' });
      });
    };
    const area = await open(images(upload));
    area.setSelectionRange(0, 0);
    await act(async () => fireEvent.drop(area, { dataTransfer: { files: [image('a.png')] } }));
    expect(screen.getByText('Uploading the image, 40%')).toBeTruthy();
    fireEvent.change(area, { target: { value: `before ${area.value}` } });
    await act(async () => finish());
    await waitFor(() => expect(area.value).toBe('before ![words](/media/a)\nfirst words'));
  });

  test('that are refused go again with the reason, and what is no image is said', async () => {
    const area = await open(images(() => Promise.reject(new ApiError(413, { code: 'file-too-large' }))));
    await act(async () =>
      fireEvent.drop(area, { dataTransfer: { files: [image('a.png'), image('b.txt', 'text/plain')] } }),
    );
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('refused: file-too-large'));
    expect(area.value).not.toContain('a.png');
    await act(async () => fireEvent.drop(area, { dataTransfer: { files: [image('b.txt', 'text/plain')] } }));
    expect(screen.getByRole('alert').textContent).toContain('Only PNG');
  });
});

test('what was typed is there again after the page was left', async () => {
  const area = await open();
  fireEvent.change(area, { target: { value: 'typed and not stored' } });
  cleanup();
  const again = await open();
  expect(again.value).toBe('typed and not stored');
});
