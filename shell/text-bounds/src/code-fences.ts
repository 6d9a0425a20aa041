const opening = /^(`{3,})[^`]*$|^(~{3,})/;
const closing = /^ {0,3}([`~]+) *$/;
const indentedFence = /^[ \t>][ \t>]*(?:`{3}|~{3})|^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t].*(?:`{3}|~{3})/;

/**
 * Tells for each line whether it is code that the parser takes as it is. Recognizes only fences at the very beginning
 * of a line: after one inside a list or a quote, or when the title of a link reference definition may hide one, no line
 * counts as code.
 */
export function createFenceTracker(text: string): (line: string) => boolean {
  let isCertain = !text.includes(']:');
  let fence = '';
  return (line) => {
    if (fence) {
      if (closing.exec(line)?.[1]?.startsWith(fence)) fence = '';
      return true;
    }
    if (indentedFence.test(line)) isCertain = false;
    const found = isCertain ? opening.exec(line) : null;
    fence = found?.[1] ?? found?.[2] ?? '';
    return fence !== '';
  };
}
