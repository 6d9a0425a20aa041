const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;
const listItem = /^ {0,3}(?:[-+*]|(\d{1,9})[.)])[ \t]+[^ \t]/;

/** How many quotes and lists a line opens, such as 3 for `> - 1. text`; 0 for a horizontal rule (`* * *`). */
export function markerDepth(line: string): number {
  const kinds = new Set<string>();
  let depth = 0;
  let end = 0;
  marker.lastIndex = 0;
  for (let found = marker.exec(line); found; found = marker.exec(line)) {
    depth += 1;
    end = marker.lastIndex;
    kinds.add(found[0].trimStart());
  }
  const isRule = depth > 2 && kinds.size === 1 && (kinds.has('-') || kinds.has('*')) && line.slice(end).trim() === '';
  return isRule ? 0 : depth;
}

/** Whether a line begins a list item, whatever precedes it; a number other than 1 does so only within a list. */
export function startsListItem(line: string, isInList: boolean): boolean {
  const found = listItem.exec(line);
  return found !== null && (found[1] === undefined || found[1] === '1' || isInList);
}
