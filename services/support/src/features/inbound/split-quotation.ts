/** How mail programs begin what they quote, in Korean and English. */
const quotationStarts = [
  /^-{2,10} ?(?:original message|forwarded message|원본 (?:메일|이메일|메시지)|전달된 메일) ?-{2,10}/i,
  // Gmail, Apple Mail: 2026년 11월 25일 (수) 오후 3:04, 이름 <…>님이 작성:
  /^\d{4} ?[년./-].{0,200}\d:\d\d.{0,200}(?:작성|님이 쓴 글) ?:$/,
  /^on .{0,200} wrote ?:$/i,
  /^_{20,}$/,
];
/** Outlook and Korean web mail begin with the headers of the mail that they quote, some in bold. */
const fromLine = /^(?:from|보낸 ?사람|발신자?) ?: ?\S/i;
const otherHeader = /^(?:sent|date|to|subject|보낸 ?날짜|날짜|받는 ?사람|수신자?|제목) ?:/i;
/** A line of dashes is no answer. */
const saysSomething = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);
const isQuoted = (line: string) => /^\s*>/.test(line);
const plain = (line: string) => line.replaceAll('*', '').trim();

function isStart(lines: readonly string[], index: number): boolean {
  const line = plain(lines[index] ?? '');
  // A long line of this kind is broken in two
  const joined = `${line} ${plain(lines[index + 1] ?? '')}`.trim();
  if (quotationStarts.some((start) => start.test(line) || start.test(joined))) return true;
  return fromLine.test(line) && lines.slice(index + 1, index + 5).some((next) => otherHeader.test(plain(next)));
}

/** Where what somebody has written ends, as a number of lines. */
function endOf(lines: readonly string[]): number {
  const start = lines.findIndex((line, index) => line === '-- ' || isStart(lines, index));
  let end = start < 0 ? lines.length : start;
  // A sender who replies below a quotation, or line by line, has written more below its start
  const quoted = lines.findIndex((line, index) => index >= end && isQuoted(line));
  const answer = lines.findLastIndex((line, index) => index > quoted && line.trim() !== '' && !isQuoted(line));
  if (quoted >= 0 && answer >= 0) end = answer + 1;
  // A quotation that only follows
  while (end > 0 && (lines[end - 1]?.trim() === '' || isQuoted(lines[end - 1] ?? ''))) end -= 1;
  return end;
}

/** Mail programs wrap lines in other places, and mark what they quote or show in bold. */
const bare = (text: string): string => text.replaceAll(/[\s>*]+/g, '');

/** Whether something stands between two lines of a mail that follow each other in it. */
function isInterrupted(quotation: string, sent: string): boolean {
  const lines = sent.split('\n').map(bare).filter(saysSomething);
  let end = -1;
  let at = 0;
  for (const line of lines) {
    const start = quotation.indexOf(line, at);
    if (start >= 0 && end >= 0 && saysSomething(quotation.slice(end, start))) return true;
    // What is not found was cut or changed on its way, and says nothing of its neighbours
    end = start < 0 ? -1 : start + line.length;
    at = Math.max(end, at);
  }
  return false;
}

/**
 * A reply in two: what was written, and what stands below it, which is the mail that it quotes, or a signature. Both are empty when
 * there is nothing. Without a word above the quotation all of it is shown, unless each line below is marked as quoted: the answer stands
 * below or between. Mail programs leave no more than signs of where a quotation begins, so a sign may be wrong: show the two parts
 * in different ways, and drop neither. `sent`: mails that it may quote. Who writes between their lines, which no sign marks, is shown whole.
 */
export function splitQuotation(text: string, sent: readonly string[] = []): { written: string; quoted: string } {
  const lines = text.split('\n');
  let end = endOf(lines);
  const quotation = bare(lines.slice(end).join('\n'));
  if (sent.some((mail) => isInterrupted(quotation, mail))) end = lines.length;
  if (
    !lines.slice(0, end).some(saysSomething) &&
    lines.slice(end).some((line) => !isQuoted(line) && saysSomething(line))
  )
    end = lines.length;
  return { written: lines.slice(0, end).join('\n').trim(), quoted: lines.slice(end).join('\n').trim() };
}
