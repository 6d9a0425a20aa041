/** An image of a section's library, as its service tells it. */
export interface Media {
  mediaId: string;
  name: string;
  address: string;
  tileAddress: string;
  width: number;
  height: number;
  altKo: string | null;
  altEn: string | null;
  focalX: number;
  focalY: number;
  /** Texts that show it, and the admin view of each. */
  uses: { title: string; path: string }[];
  version: number;
}

/** Characters of what is said of an image, as the services have it. */
export const longestAlt = 200;

/** What an input for images takes. */
export const acceptedImages = 'image/png,image/jpeg,image/gif,image/webp';
