import { isComposing, useLocale } from '@portal/kit';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import en from './locales/en.json' with { type: 'json' };
import ko from './locales/ko.json' with { type: 'json' };
import { editOf, shortcutOf, type Tool } from './editor-commands.ts';
import type { EditorImages } from './editor-images.ts';
import { givenFiles } from './given-files.ts';
import { putBlock } from './formats.ts';
import styles from './markdown-field.module.css';
import { areaHandle, type TextHandle } from './text-handle.ts';
import { Toolbar } from './toolbar.tsx';
import { useCodeEditor } from './use-code-editor.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { VideoDialog } from './video-dialog.tsx';

export interface EditorToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  isComposing: RefObject<boolean>;
  id: string;
  label: string;
  describedBy: string;
  isInvalid: boolean;
  isRequired: boolean;
  images?: EditorImages;
  preview?(text: string): ReactNode;
  lang?: 'ko' | 'en';
}

/** Toolbar, editor, preview and images of a text. */
export default function EditorTools(props: EditorToolsProps) {
  const { area, images, preview, lang, isInvalid } = props;
  const words = useLocale() === 'en' ? en : ko;
  const [previewed, setPreviewed] = useState<string>();
  const [isVideo, setVideo] = useState(false);
  // What is wrong with a text is shown where it is written.
  const [wasInvalid, setWasInvalid] = useState(isInvalid);
  if (wasInvalid !== isInvalid) {
    setWasInvalid(isInvalid);
    if (isInvalid) setPreviewed(undefined);
  }
  const picker = useRef<HTMLInputElement>(null);
  const handle = (): TextHandle | undefined => editor.current ?? (area.current ? areaHandle(area.current) : undefined);
  const uploads = useImageUploads({ images, handle, words: words.upload });

  function apply(tool: Tool): void {
    const text = handle();
    if (!text) return;
    if (tool === 'image') picker.current?.click();
    else if (tool === 'video') setVideo(true);
    else text.apply(editOf(tool, text.read(), words.samples));
  }

  function press(event: KeyboardEvent): boolean {
    const tool = shortcutOf(event);
    if (!tool || isComposing(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    apply(tool);
    return true;
  }

  const { parent, editor, isReady } = useCodeEditor({ ...props, onKey: press, onFiles: uploads.take });
  const pressed = useEffectEvent((event: KeyboardEvent) => void press(event));
  const given = useEffectEvent((event: ClipboardEvent | DragEvent) => {
    const files = givenFiles(event);
    if (files.length === 0 || !images) return;
    event.preventDefault();
    uploads.take(files);
  });

  // The text area takes the same keys and files until the editor is there.
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const key = (event: KeyboardEvent) => pressed(event);
    const give = (event: ClipboardEvent | DragEvent) => given(event);
    const pass = () => editor.current?.focus();
    element.addEventListener('keydown', key);
    element.addEventListener('paste', give);
    element.addEventListener('drop', give);
    element.addEventListener('focus', pass);
    return () => {
      element.removeEventListener('keydown', key);
      element.removeEventListener('paste', give);
      element.removeEventListener('drop', give);
      element.removeEventListener('focus', pass);
    };
  }, [area, editor]);

  const isPreview = previewed !== undefined;
  return (
    <>
      <Toolbar
        label={words.toolbar.replace('{{label}}', props.label)}
        controls={props.id}
        words={words}
        hasImages={images !== undefined}
        onTool={apply}
        isPreview={isPreview}
        onPreview={preview && (() => setPreviewed(isPreview ? undefined : (area.current?.value ?? '')))}
      />
      {images ? (
        <input
          ref={picker}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          hidden
          aria-label={words.tools.image}
          onChange={({ target }) => {
            uploads.take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      ) : null}
      <div ref={parent} className={styles['code']} data-ready={isReady || undefined} hidden={isPreview} />
      {isPreview && preview ? (
        <div className={styles['preview']} tabIndex={0} role="region" aria-label={words.preview} lang={lang}>
          {previewed.trim() ? preview(previewed) : <p className={styles['nothing']}>{words.nothing}</p>}
        </div>
      ) : null}
      {uploads.progress === undefined ? null : (
        <label className={styles['progress']} role="status">
          <span>{words.upload.sending.replace('{{percent}}', String(Math.round(uploads.progress * 100)))}</span>
          <progress max={1} value={uploads.progress} />
        </label>
      )}
      {uploads.failure ? (
        <p className={styles['failure']} role="alert">
          {uploads.failure}
        </p>
      ) : null}
      {isVideo ? (
        <VideoDialog
          words={words.video}
          onClose={() => setVideo(false)}
          onPut={(text) => {
            setVideo(false);
            const target = handle();
            target?.apply(putBlock(target.read(), text));
          }}
        />
      ) : null}
    </>
  );
}
