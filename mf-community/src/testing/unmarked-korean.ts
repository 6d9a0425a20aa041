/** Korean texts of a page in English that no element says to be Korean. */
export function unmarkedKorean(root: Element = document.body): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const isKorean = /[가-힣]/.test(textContent ?? '');
    if (isKorean && !parentElement?.closest('[lang="ko"]')) found.push(textContent ?? '');
  }
  return found;
}
