import { afterEach, describe, expect, test } from '@jest/globals';
import { createCodeEditor, type CodeEditor } from './code-editor.ts';
import { toggleMark } from './formats.ts';

let editor: CodeEditor | undefined;
afterEach(() => {
  editor?.destroy();
  document.body.replaceChildren();
});

/** An editor over a text area in a form. */
function open(text: string) {
  const form = document.body.appendChild(document.createElement('form'));
  const area = form.appendChild(document.createElement('textarea'));
  area.value = text;
  const heard: string[] = [];
  form.addEventListener('input', () => heard.push(area.value));
  const parent = document.body.appendChild(document.createElement('div'));
  const attributes = { 'aria-labelledby': 'label' };
  editor = createCodeEditor({ area, parent, attributes, onKey: () => false, onFiles: () => undefined });
  return { area, heard, editor, content: parent.querySelector('[contenteditable]') };
}

describe('the editor over a text area', () => {
  test('begins with its text and is named by its label', () => {
    const { editor: made, content } = open('이미 쓴 글');
    expect(made.read().text).toBe('이미 쓴 글');
    expect(content?.getAttribute('aria-labelledby')).toBe('label');
    expect(content?.getAttribute('role')).toBe('textbox');
    expect(document.querySelector('textarea')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('writes each change into it at once, as if it had been typed there', () => {
    const { area, heard, editor: made } = open('굵게');
    made.apply(toggleMark({ text: '굵게', from: 0, to: 2 }, '**', ''));
    expect([area.value, heard]).toEqual(['**굵게**', ['**굵게**']]);
    expect(made.read()).toEqual({ text: '**굵게**', from: 2, to: 4 });
  });

  test('takes over what the form writes into it, such as a draft', () => {
    const { area, editor: made } = open('');
    area.value = '보관된 글';
    made.sync();
    expect(made.read().text).toBe('보관된 글');
  });

  test('puts an image at its place without moving the caret', () => {
    const { editor: made } = open('앞 ![](#1) 뒤');
    made.apply({ from: 10, to: 10, insert: '', select: [10, 10] });
    made.replace('![](#1)', '![a](/b)');
    expect(made.read()).toEqual({ text: '앞 ![a](/b) 뒤', from: 11, to: 11 });
  });
});
