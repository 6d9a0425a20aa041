import { useImageSource } from '@portal/kit/remote';
import type { ReactNode } from 'react';
import styles from './image-tiles.module.css';
import type { Media } from './media.ts';
import { layout } from '../../ui/layout.ts';

interface ImageTilesProps<Image> {
  images: readonly Image[];
  onPress(image: Image): void;
  /** The one that is chosen, where one of them is. */
  chosenId?: string;
  /** What else a tile says of its image. */
  note?(image: Image): ReactNode;
}

function Tile({ address }: { address: string }) {
  return <img src={useImageSource(address, false)} alt="" width={480} height={360} />;
}

/** Images of a library side by side, each a button with its name. */
export function ImageTiles<Image extends Pick<Media, 'mediaId' | 'name' | 'tileAddress'>>({
  images,
  onPress,
  chosenId,
  note,
}: ImageTilesProps<Image>) {
  return (
    <ul className={styles['grid']}>
      {images.map((image) => (
        <li key={image.mediaId}>
          <button
            type="button"
            className={styles['tile']}
            aria-pressed={chosenId === undefined ? undefined : image.mediaId === chosenId}
            onClick={() => onPress(image)}
          >
            <Tile address={image.tileAddress} />
            <span className={`${layout.small} ${layout.strong} ${layout.breaks}`}>{image.name}</span>
            {note?.(image)}
          </button>
        </li>
      ))}
    </ul>
  );
}
