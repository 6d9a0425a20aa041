/** A title to be shown: no line breaks inside a product name, `WEB EQ` or one with hyphens such as `SM-IO-SERVER`. */
export function wholeNames(title: string): string {
  return title
    .replaceAll('WEB EQ', 'WEB\u00a0EQ')
    .replace(/\bSM(?:-[A-Z]+)+/g, (name) => name.replaceAll('-', '-\u2060'));
}
