import { useEffect, useRef } from 'react';
import type { GrayImage } from '../parts/gray-image.ts';
import { IMAGE_SIZE } from '../parts/part-shape.ts';
import styles from './part-canvas.module.css';

type Look = 'picture' | 'difference';

/** Each grey shade as the four bytes a canvas wants; a difference is shown three times as strong, in warm colours. */
function colorsOf(look: Look): Uint32Array {
  const bytes = new Uint8ClampedArray(256 * 4);
  for (let shade = 0; shade < 256; shade += 1) {
    const strong = Math.min(255, shade * 3);
    const color = look === 'picture' ? [shade, shade, shade] : [strong, strong * 0.55, 30 + strong * 0.2];
    bytes.set([...color, 255], shade * 4);
  }
  return new Uint32Array(bytes.buffer);
}

const COLORS: Record<Look, Uint32Array> = { picture: colorsOf('picture'), difference: colorsOf('difference') };

/** A lookup for each of the 100,000 pixels: the tray shows eight pictures at once. */
function toPixels({ width, height, pixels }: GrayImage, look: Look): ImageData {
  const data = new ImageData(width, height);
  const words = new Uint32Array(data.data.buffer);
  const colors = COLORS[look];
  for (let index = 0; index < words.length; index += 1) words[index] = colors[pixels[index] ?? 0] ?? 0;
  return data;
}

interface PartCanvasProps {
  image: GrayImage | undefined;
  look?: Look;
  /** Undefined for decoration. */
  label?: string;
}

/** A picture of a part, drawn pixel by pixel. */
export function PartCanvas({ image, look = 'picture', label }: PartCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (image) canvas.current?.getContext('2d')?.putImageData(toPixels(image, look), 0, 0);
  }, [image, look]);

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={IMAGE_SIZE}
      height={IMAGE_SIZE}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
