import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { GFM, parser } from '@lezer/markdown';
import { givenFiles } from './given-files.ts';
import { typeInto, type TextHandle } from './text-handle.ts';

/** What looks different while it is written, with the colours of the page. */
const look = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace, var(--font-sans)' },
  { tag: [tags.link, tags.url], color: 'var(--color-blue-700)' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--color-ink-muted)' },
  { tag: tags.quote, color: 'var(--color-ink-muted)' },
]);

// Without @codemirror/lang-markdown, which brings the languages of web pages for what stands in blocks of code
const markdown = new Language(defineLanguageFacet(), parser.configure(GFM), [], 'markdown');

export interface CodeEditorInput {
  /** Takes the place of it; it stays the control of the form, with the same text. */
  area: HTMLTextAreaElement;
  parent: HTMLElement;
  /** Attributes that tie the editor to its label, hint and error. */
  attributes: Record<string, string>;
  /** Keys besides those of every editor. */
  onKey(event: KeyboardEvent): boolean;
  onFiles(files: File[]): void;
}

export interface CodeEditor extends TextHandle {
  /** Takes over a text that the form has put into the text area, such as a draft. */
  sync(): void;
  setAttributes(attributes: Record<string, string>): void;
  destroy(): void;
}

/**
 * The document, as the root of an editor whose styles are a constructed sheet: CodeMirror puts them into a `<style>` where the root
 * has a head, which the policy of the pages forbids.
 */
function rootWithoutHead(): Document {
  return new Proxy(document, {
    get(target, name) {
      if (name === 'head' && 'adoptedStyleSheets' in target) return undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  });
}

/**
 * An editor for Markdown over a text area. Typing, compositions of Hangul and undoing are CodeMirror's; each change is in
 * the text area at once. Tab leaves it, as it leaves every field.
 */
export function createCodeEditor({ area, parent, attributes, onKey, onFiles }: CodeEditorInput): CodeEditor {
  const named = new Compartment();
  const namedBy = (values: Record<string, string>): Extension =>
    EditorView.contentAttributes.of({ spellcheck: 'true', lang: area.lang || '', ...values });
  const taking = (event: ClipboardEvent | DragEvent): boolean => {
    const files = givenFiles(event);
    if (files.length === 0) return false;
    event.preventDefault();
    onFiles(files);
    return true;
  };
  const view = new EditorView({
    parent,
    root: rootWithoutHead(),
    state: EditorState.create({
      doc: area.value,
      selection: { anchor: area.selectionStart, head: area.selectionEnd },
      extensions: [
        history(),
        EditorView.domEventHandlers({
          keydown: (event) => onKey(event),
          paste: taking,
          drop: taking,
        }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        markdown,
        syntaxHighlighting(look),
        EditorView.lineWrapping,
        named.of(namedBy(attributes)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) typeInto(area, state.doc.toString());
        }),
      ],
    }),
  });
  // The form finds it and gives it the focus, which goes on to the editor; people meet the editor alone
  area.tabIndex = -1;
  area.setAttribute('aria-hidden', 'true');
  return {
    read() {
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), from, to };
    },
    apply({ from, to, insert, select: [anchor, head] }) {
      view.dispatch({ changes: { from, to, insert }, selection: { anchor, head }, scrollIntoView: true });
      view.focus();
    },
    replace(token, text) {
      const at = view.state.doc.toString().indexOf(token);
      if (at !== -1) view.dispatch({ changes: { from: at, to: at + token.length, insert: text } });
    },
    focus: () => view.focus(),
    sync() {
      const now = view.state.doc.toString();
      // What the form wrote; while somebody types both are the same
      if (area.value !== now) view.dispatch({ changes: { from: 0, to: now.length, insert: area.value } });
    },
    setAttributes: (values) => view.dispatch({ effects: named.reconfigure(namedBy(values)) }),
    destroy() {
      view.destroy();
      area.removeAttribute('tabindex');
      area.removeAttribute('aria-hidden');
    },
  };
}
