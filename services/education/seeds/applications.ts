const people = [
  ['김하늘', '샘플오토파츠(주)', '품질관리팀 과장'],
  ['이도윤', '예시정밀공업(주)', '생산기술팀 대리'],
  ['박서연', '보기식품(주)', '품질보증팀 주임'],
  ['최민준', '샘플케미칼(주)', '설비보전팀 과장'],
  ['정수아', '예시전자(주)', '공정기술팀 사원'],
  ['강지호', '샘플메탈(주)', '전산팀 차장'],
  ['윤채원', '예시스마트팜 영농조합법인', '재배팀장'],
  ['한유진', '보기패키징(주)', '생산관리팀 대리'],
] as const;

const hourMs = 60 * 60 * 1000;

/** The first `seats` applicants hold a seat, and were present at `attendedAt` but for one, the next `queue` ones wait; eight people at most. */
export function sampleApplications(
  seats: number,
  queue: number,
  { lastApplied, attendedAt }: { lastApplied: Date; attendedAt: Date | null },
) {
  return people.slice(0, seats + queue).map(([name, company, position], index) => ({
    email: `applicant${index + 1}@example.com`,
    name,
    company,
    position,
    phoneNumber: `010-0000-000${index + 1}`,
    application: '현장에 적용하기 전에 직접 다뤄 보고 싶어 신청합니다.',
    status: index < seats ? 'signup' : 'waiting',
    // One of them did not come.
    attendedAt: index > 0 && index < seats ? attendedAt : null,
    // Each came three hours after the one before, the last of them at `lastApplied`.
    createdAt: new Date(lastApplied.getTime() - (seats + queue - 1 - index) * 3 * hourMs),
  }));
}
