import { useEffect, useRef } from 'react';
import type { GrayImage } from '../parts/gray-image.ts';
import { IMAGE_SIZE } from '../parts/part-shape.ts';
import styles from './part-canvas.module.css';

/** Grey shades as the four bytes a canvas wants; a difference is shown three times as strong, in warm colours. */
function toPixels({ width, height, pixels }: GrayImage, look: 'picture' | 'difference'): ImageData {
  const data = new ImageData(width, height);
  pixels.forEach((shade, index) => {
    const strong = Math.min(255, shade * 3);
    data.data.set(
      look === 'picture' ? [shade, shade, shade, 255] : [strong, strong * 0.55, 30 + strong * 0.2, 255],
      index * 4,
    );
  });
  return data;
}

interface PartCanvasProps {
  image: GrayImage | undefined;
  look?: 'picture' | 'difference';
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
