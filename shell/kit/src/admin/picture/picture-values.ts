/** The values of a form with `PictureFields`. */
export interface PictureValues {
  altKo: string;
  altEn: string;
  /** Whole percent from the left and from the top. */
  focalX: string;
  focalY: string;
}

/** What services keep of a picture beside its file. */
export interface PictureWords {
  /** Null: it has no description. */
  altKo: string | null;
  altEn: string | null;
  focalX: number;
  focalY: number;
}

/** What a form with `PictureFields` begins with. */
export function pictureValues({ altKo, altEn, focalX, focalY }: PictureWords): PictureValues {
  return { altKo: altKo ?? '', altEn: altEn ?? '', focalX: String(focalX), focalY: String(focalY) };
}

/** What such a form sends. */
export function pictureWords({ altKo, altEn, focalX, focalY }: PictureValues): PictureWords {
  return { altKo: altKo.trim() || null, altEn: altEn.trim() || null, focalX: Number(focalX), focalY: Number(focalY) };
}
