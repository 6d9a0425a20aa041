import { useRef, useState } from 'react';
import type { EditorImages } from './editor-images.ts';
import { imageText } from './formats.ts';
import type { TextHandle } from './text-handle.ts';

interface ImageUploadsInput {
  images: EditorImages | undefined;
  handle(): TextHandle | undefined;
  words: { onlyImages: string; waiting: string };
}

/** The kinds that the services take. */
const takenTypes = /^image\/(?:png|jpeg|gif|webp)$/;

/** The name of a file without its ending, as words for the image until somebody writes better ones. */
const wordsOf = (name: string) => name.replace(/\.[^.]*$/, '');

/**
 * Images that are pasted, dropped or chosen: one after the other, each with its place in the text from the start. A place whose
 * image could not be stored goes again, with the reason in words.
 */
export function useImageUploads({ images, handle, words }: ImageUploadsInput) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const queue = useRef(Promise.resolve());
  const count = useRef(0);

  async function send(file: File, place: string): Promise<void> {
    try {
      setProgress(0);
      const image = await images?.upload(file, setProgress);
      handle()?.replace(place, image ? imageText(image.alt || wordsOf(file.name), image.address) : '');
    } catch (error) {
      handle()?.replace(place, '');
      setFailure(images?.failedText(error));
    } finally {
      setProgress(undefined);
    }
  }

  function take(files: File[]): void {
    const text = handle();
    const taken = files.filter(({ type }) => takenTypes.test(type));
    setFailure(taken.length < files.length ? words.onlyImages : undefined);
    if (!text || taken.length === 0) return;
    const places = taken.map((file) => {
      count.current += 1;
      return { file, place: imageText(words.waiting.replace('{{name}}', file.name), `#${count.current}`) };
    });
    const { text: whole, from, to } = text.read();
    // In lines of their own below each other: several are shown as a gallery
    const before = whole.slice(0, from);
    const lead = before === '' || before.endsWith('\n') ? '' : '\n\n';
    const insert = `${lead}${places.map(({ place }) => place).join('\n')}\n`;
    text.apply({ from, to, insert, select: [from + insert.length, from + insert.length] });
    for (const { file, place } of places) queue.current = queue.current.then(() => send(file, place));
  }

  return { take, progress, failure };
}
