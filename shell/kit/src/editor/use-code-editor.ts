import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { createCodeEditor, type CodeEditor } from './code-editor.ts';

interface CodeEditorInput {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Whether a syllable of Hangul is being put together in it. */
  isComposing: RefObject<boolean>;
  id: string;
  describedBy: string;
  isInvalid: boolean;
  isRequired: boolean;
  onKey(event: KeyboardEvent): boolean;
  onFiles(files: File[]): void;
}

/** The editor in the place of a text area. A browser that cannot measure text keeps the text area. */
export function useCodeEditor({
  area,
  isComposing,
  id,
  describedBy,
  isInvalid,
  isRequired,
  onKey,
  onFiles,
}: CodeEditorInput) {
  const parent = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const [isReady, setReady] = useState(false);
  const attributes = useMemo(
    () => ({
      'aria-labelledby': `${id}-label`,
      ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
      'aria-invalid': String(isInvalid),
    }),
    [id, describedBy, isRequired, isInvalid],
  );
  const press = useEffectEvent((event: KeyboardEvent) => onKey(event));
  const take = useEffectEvent((files: File[]) => onFiles(files));
  const attributesNow = useEffectEvent(() => attributes);

  useEffect(() => {
    const element = area.current;
    if (!element || typeof Range.prototype.getClientRects !== 'function') return undefined;
    let isLeft = false;
    function begin(): void {
      if (isLeft || !element || !parent.current) return;
      const hadFocus = document.activeElement === element;
      editor.current = createCodeEditor({
        area: element,
        parent: parent.current,
        attributes: attributesNow(),
        onKey: (event) => press(event),
        onFiles: (files) => take(files),
      });
      setReady(true);
      if (hadFocus) editor.current.focus();
    }
    // A syllable that is being put together stays where it is
    if (isComposing.current) element.addEventListener('compositionend', begin, { once: true });
    else begin();
    return () => {
      isLeft = true;
      editor.current?.destroy();
      editor.current = undefined;
    };
  }, [area, isComposing]);

  useEffect(() => {
    if (isReady) editor.current?.setAttributes(attributes);
  }, [attributes, isReady]);
  // The form writes into the text area when a draft comes back or is given up.
  useEffect(() => editor.current?.sync());
  return { parent, editor, isReady };
}
