/** An image that is in the library of a section. */
export interface EditorImage {
  /** Its address, as the text gets it. */
  address: string;
  /** Words for it in the language of the text; empty where there are none. */
  alt: string;
}

/** What a section offers for images in a text. */
export interface EditorImages {
  /** Stores a file. Throws ApiError, whose code the words of `failedText` explain. `onProgress` gets parts from 0 to 1. */
  upload(file: File, onProgress: (part: number) => void): Promise<EditorImage>;
  /** Why a file was not stored, in words. */
  failedText(error: unknown): string;
}
