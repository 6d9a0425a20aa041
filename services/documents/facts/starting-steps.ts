/** How the company and a customer begin, from the first word to daily use. */
export const startingSteps = [
  '문의와 상담',
  '현장 확인',
  '플랫폼 체험과 견적',
  '구축과 연결',
  '교육과 운영 지원',
] as const;
