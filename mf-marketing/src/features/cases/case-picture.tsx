import { useLocale } from '@portal/kit';
import type { CustomerCase } from '../../api/content.ts';

export type Picture = NonNullable<CustomerCase['picture']>;

/** Width of the copies that the service makes, unless the picture is narrower; those for cards are cut to 16:9. */
const COPIES = {
  whole: { large: 1600, medium: 800 },
  card: { tile: 960, 'small-tile': 480 },
};
const CARD_SHAPE = 16 / 9;

/** Where a copy is found; another address after each change. */
export const pictureAddress = ({ pictureId, version }: Pick<Picture, 'pictureId' | 'version'>, file: string) =>
  `/api/content/image/${pictureId}/${file}?v=${version}`;

export interface CasePictureProps {
  picture: Picture;
  /** Cut for a card around its focal point, or the whole picture. */
  shape: keyof typeof COPIES;
  /** How wide the page shows it. */
  sizes: string;
}

/** Width and height of what is shown of a picture. */
export function shownSize({ width, height }: Picture, shape: CasePictureProps['shape']): [number, number] {
  return shape === 'card'
    ? [Math.min(width, Math.round(height * CARD_SHAPE)), Math.min(height, Math.round(width / CARD_SHAPE))]
    : [width, height];
}

/** A customer's picture, as AVIF where the browser has it, as large as the screen needs it. */
export function CasePicture({ picture, shape, sizes }: CasePictureProps) {
  const isKorean = useLocale() === 'ko';
  const { altKo, altEn } = picture;
  const [cutWidth, cutHeight] = shownSize(picture, shape);
  // Where the picture is no wider than a smaller copy, the larger one is the same.
  const copies = Object.entries(COPIES[shape]).filter((_, index, all) => cutWidth > (all[index + 1]?.[1] ?? 0));
  const setOf = (format: string) =>
    copies
      .map(([name, most]) => `${pictureAddress(picture, `${name}.${format}`)} ${Math.min(most, cutWidth)}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        src={pictureAddress(picture, `${copies[0]?.[0]}.webp`)}
        srcSet={setOf('webp')}
        sizes={sizes}
        width={cutWidth}
        height={cutHeight}
        alt={(isKorean ? (altKo ?? altEn) : (altEn ?? altKo)) ?? ''}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
