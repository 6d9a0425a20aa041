/** What is used of fontkit, on which pdfkit draws; it brings no types. */
declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { path: { commands: unknown[] } };
  }
  export function openSync(file: string): Font;
}
