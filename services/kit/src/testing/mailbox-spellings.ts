/**
 * Spellings of one mailbox that reach it all: letters, spaces, and a domain in Hangul, in wide letters and dots, composed or not,
 * or as the DNS has it. Each of them is an address that the services take.
 */
export const mailboxSpellings: readonly string[] = [
  'kim.haneul@한국.kr',
  'Kim.Haneul@한국.kr',
  'KIM.HANEUL@한국.KR',
  'kim.haneul@한국.kr ',
  ' kim.haneul@한국.kr',
  '\tkim.haneul@한국.kr\n',
  '\u3000kim.haneul@한국.kr\u00A0',
  'kim.haneul@xn--3e0b707e.kr',
  'kim.haneul@XN--3E0B707E.KR',
  'kim.haneul@한국.kr'.normalize('NFD'),
  'KIM.haneul@한국.kr'.normalize('NFD'),
  'kim.haneul@한국.ｋｒ',
  'kim.haneul@한국.ＫＲ',
  'kim.haneul@한국\u3002kr',
  'kim.haneul@한국\uFF0Ekr',
  'kim.haneul@한국\uFF61kr',
  'kim.haneul@한국.\u212Ar',
  'Kim.Haneul@한국\u3002\u212AＲ',
];
