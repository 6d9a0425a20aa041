/** All 11,172 Hangul syllables, in words of twelve, as a search looks at no longer ones. */
export const hangulWords: readonly string[] = Array.from({ length: 931 }, (_, word) =>
  Array.from({ length: 12 }, (_letter, at) => String.fromCharCode(0xac00 + word * 12 + at)).join(''),
);
const parts = {
  hanja: ['金', '知', '源', '李', '樂', '\u{20BB7}', '𠮷', '髙', '﨑', '㈜'],
  arabic: ['محمد', 'أحمد', 'لا', 'عَبْد', 'ئ'],
  emoji: ['👩‍💻', '👨‍👩‍👧', '🇰🇷', '👍🏽', '❤️', '😀'],
  marks: ['é', 'x̣́', 'ệ', 'ñ', 'क्षि', 'ก็', 'ÅÅ'],
  others: ['김', '하늘', 'ㄱ', 'ﬁ', 'İ', 'ß', 'Ａ', '①'],
};
/** 200 names of two to four letters of any script: Hanja, Arabic, emoji and combining marks among them. */
export const unusualNames: readonly string[] = Array.from({ length: 200 }, (_, n) => {
  const kinds = Object.values(parts);
  return Array.from({ length: 2 + (n % 3) }, (_part, at) => {
    const kind = kinds[(n + at * 2) % kinds.length] ?? [];
    return kind[(n * 7 + at * 3) % kind.length];
  }).join('');
});
