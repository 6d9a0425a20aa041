/** What every certificate says. */
export const certificateWords = {
  ko: {
    title: '수료증',
    number: '수료증 번호',
    name: '성명',
    company: '소속',
    training: '교육 과정',
    days: '교육 기간',
    statement: '위 사람은 본 교육 과정을 이수하였으므로 이 증서를 수여합니다.',
    issuer: '(주)셀매트릭스',
    verify: '진위 확인',
    qr: '진위 확인 화면으로 연결되는 QR 코드',
  },
  en: {
    title: 'Certificate of Completion',
    number: 'Certificate number',
    name: 'Name',
    company: 'Company',
    training: 'Training',
    days: 'Date',
    statement: 'This is to certify that the person named above has completed this training.',
    issuer: 'Selmatrix Co., Ltd.',
    verify: 'Verify this certificate',
    qr: 'QR code that leads to the verification page',
  },
} as const;

/** `2026-12-01` → `2026년 12월 1일` or `December 1, 2026`; a period where the days differ. */
export function certificateDays(startDate: string, endDate: string, language: 'ko' | 'en'): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  return startDate === endDate ? dayOf(startDate) : `${dayOf(startDate)} – ${dayOf(endDate)}`;
}
