import type { Edit, Selected } from './formats.ts';

/** The text under the caret, whichever control holds it. */
export interface TextHandle {
  read(): Selected;
  apply(edit: Edit): void;
  /** Puts a text in the place of the first occurrence of another, wherever the caret is. */
  replace(token: string, text: string): void;
  focus(): void;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;

/** Gives a text area its text as if somebody had typed it: the form hears of it. */
export function typeInto(area: HTMLTextAreaElement, text: string): void {
  // By the prototype: React would not notice a change that was made by its own setter
  setValue?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text of a plain text area, until the editor is there and where it cannot work. */
export function areaHandle(area: HTMLTextAreaElement): TextHandle {
  return {
    read: () => ({ text: area.value, from: area.selectionStart, to: area.selectionEnd }),
    apply({ from, to, insert, select }) {
      typeInto(area, area.value.slice(0, from) + insert + area.value.slice(to));
      area.focus();
      area.setSelectionRange(...select);
    },
    replace(token, text) {
      const at = area.value.indexOf(token);
      if (at === -1) return;
      const { selectionStart, selectionEnd } = area;
      typeInto(
        area,
        area.value.replace(token, () => text),
      );
      const moved = (place: number) => (place > at ? place + text.length - token.length : place);
      area.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    },
    focus: () => area.focus(),
  };
}
