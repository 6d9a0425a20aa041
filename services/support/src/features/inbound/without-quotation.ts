/** How mail programs begin what they quote, in Korean and English. */
const quotationStarts = [
  /^-{2,10} ?(?:original message|forwarded message|원본 (?:메일|메시지)|전달된 메일) ?-{2,10}/i,
  // Gmail, Apple Mail: 2026년 11월 25일 (수) 오후 3:04, 이름 <…>님이 작성:
  /^\d{4} ?[년./-].{0,200}(?:작성|님이 쓴 글) ?:$/,
  /^on .{0,200} wrote ?:$/i,
  /^_{20,}$/,
];
/** Outlook and Korean web mail begin with the headers of the mail that they quote, some in bold. */
const fromLine = /^(?:from|보낸 ?사람|발신자?) ?: ?\S/i;
const otherHeader = /^(?:sent|date|to|subject|보낸 ?날짜|날짜|받는 ?사람|수신자?|제목) ?:/i;
const plain = (line: string) => line.replaceAll('*', '').trim();

function isStart(lines: readonly string[], index: number): boolean {
  const line = plain(lines[index] ?? '');
  // A long line of this kind is broken in two
  const joined = `${line} ${plain(lines[index + 1] ?? '')}`.trim();
  if (quotationStarts.some((start) => start.test(line) || start.test(joined))) return true;
  return fromLine.test(line) && lines.slice(index + 1, index + 5).some((next) => otherHeader.test(plain(next)));
}

/** What somebody has written into a reply: without the mail that it quotes below, and without the signature. */
export function withoutQuotation(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((_line, index) => isStart(lines, index));
  const written = start < 0 ? lines : lines.slice(0, start);
  const signature = written.findIndex((line) => line === '-- ' || line === '--');
  const kept = signature < 0 ? written : written.slice(0, signature);
  // A quotation that is answered line by line stays; one that only follows goes
  while (kept.length > 0 && /^\s*(?:>.*)?$/.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join('\n').trim();
}
