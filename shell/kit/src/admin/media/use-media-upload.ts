import { useState } from 'react';
import { useLibraryImages } from './use-library-images.ts';

interface NotAdded {
  name: string;
  reason: string;
}

/** Adds files to the library, one after the other; those that are refused are named with the reason. */
export function useMediaUpload(path: string, onAdded: () => void) {
  const images = useLibraryImages(path);
  const [progress, setProgress] = useState<number>();
  const [failures, setFailures] = useState<NotAdded[]>([]);

  async function add(files: File[]): Promise<void> {
    const refused: NotAdded[] = [];
    for (const [index, file] of files.entries()) {
      const show = (part: number) => setProgress((index + part) / files.length);
      show(0);
      await images
        .upload(file, show)
        .catch((error: unknown) => refused.push({ name: file.name, reason: images.failedText(error) }));
    }
    setProgress(undefined);
    setFailures(refused);
    if (refused.length < files.length) onAdded();
  }

  return { add, progress, failures, isBusy: progress !== undefined };
}
