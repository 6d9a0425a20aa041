/** What the pages say, in both languages; the Korean messages are those of the specification, to the letter. */
export const words = {
  ko: {
    schedule: '교육일정', recruiting: '모집중', completed: '모집종료', full: '정원마감', past: '종료', applied: (n: number, m: number) => `신청 ${n} / 정원 ${m}`,
    pastTab: /^지난 교육/, list: '목록', month: '월간', all: '전체', group: '단체교육', typeFilter: '구분', statusFilter: '모집 상태', noMatch: '조건에 맞는 교육이 없습니다',
    loadFailed: '조회를 실패했습니다', calendar: '캘린더에 추가', close: '닫기',
    apply: '신청하기', submit: '신청 완료', mine: '내 신청 보기', back: '상세 보기로',
    name: '이름', email: '이메일', phone: '전화번호', company: '회사', position: '직책', application: '신청 내용',
    sent: '신청을 성공했습니다', notSent: '신청을 실패했습니다', profileFailed: '유저 정보 조회를 실패했습니다', received: '신청이 접수되었습니다',
    waitingAt: (n: number) => `대기 ${n}번째로 접수되었습니다`, required: '값을 입력하세요', phoneWrong: '전화번호는 숫자 7~15자리로 입력하세요', emailWrong: '이메일 형식이 맞지 않습니다',
    already: /이미 신청하셨습니다/, notRecruiting: '모집이 종료되어 신청할 수 없습니다.', begun: '이미 시작된 교육입니다.', closedFull: '정원이 차서 신청할 수 없습니다.', gone: /삭제된 교육입니다/,
    search: '조회', none: '조회 된 정보가 없습니다', searchFailed: '검색을 실패했습니다', nobody: '유저 정보가 없습니다',
    cancel: '신청 취소', cancelled: '신청을 취소했습니다', notCancelled: '취소를 실패했습니다', sendLink: '조회 링크 받기', linkInvalid: '이미 사용했거나 유효 기간이 지난 링크입니다.',
    register: '교육 등록', edit: '수정', change: '교육 수정', remove: '삭제', applicants: '신청자 보기', save: '저장',
    added: '등록되었습니다', changed: '수정되었습니다', saveFailed: '저장을 실패했습니다', removed: '삭제되었습니다', removeFailed: '삭제를 실패했습니다', applicantsFailed: '신청자 조회를 실패했습니다',
    tellAndSave: '저장하고 알리기', people: (n: number) => `${n}명`, status: { signup: '신청', waiting: '대기 1번째', cancelled: '취소' },
    mailAll: '모두에게 메일', mail: '메일 보내기', subject: '제목', text: '내용', send: '보내기', mailSent: (n: number) => `메일 ${n}통을 보냅니다`,
    trainingsAdmin: '교육 관리', applicantsAdmin: '신청자',
  },
  en: {
    schedule: 'Training schedule', recruiting: 'Open for applications', completed: 'Applications closed', full: 'Full', past: 'Ended', applied: (n: number, m: number) => `Applied ${n} / Capacity ${m}`,
    pastTab: /^Past/, list: 'List', month: 'Month', all: 'All', group: 'Group training', typeFilter: 'Type', statusFilter: 'Status', noMatch: 'No training matches',
    loadFailed: 'The schedule could not be loaded', calendar: 'Add to calendar', close: 'Close',
    apply: 'Apply', submit: 'Send application', mine: 'View my application', back: 'Back to details',
    name: 'Name', email: 'Email', phone: 'Phone', company: 'Company', position: 'Position', application: 'Your wishes',
    sent: 'Your application was received', notSent: 'The application failed', profileFailed: 'Your profile could not be loaded', received: 'Your application was received',
    waitingAt: (n: number) => `You are number ${n} on the waiting list`, required: 'Please enter a value', phoneWrong: 'Please enter 7 to 15 digits', emailWrong: 'This is not an email address',
    already: /has already applied/, notRecruiting: 'Applications are closed.', begun: 'This training has already begun.', closedFull: 'Every seat is taken.', gone: /This training was removed/,
    search: 'Search', none: 'No application was found', searchFailed: 'The search failed', nobody: 'No such applicant',
    cancel: 'Cancel application', cancelled: 'Your application was cancelled', notCancelled: 'Cancelling failed', sendLink: 'Mail me a link', linkInvalid: 'This link was already used or has run out.',
    register: 'Add a training', edit: 'Edit', change: 'Change the training', remove: 'Delete', applicants: 'View applicants', save: 'Save',
    added: 'Added', changed: 'Changed', saveFailed: 'Saving failed', removed: 'Deleted', removeFailed: 'Deleting failed', applicantsFailed: 'The applicants could not be loaded',
    tellAndSave: 'Save and tell them', people: (n: number) => `${n} applicants`, status: { signup: 'Applied', waiting: 'Number 1 in line', cancelled: 'Cancelled' },
    mailAll: 'Mail to all', mail: 'Write a mail', subject: 'Subject', text: 'Text', send: 'Send', mailSent: (n: number) => `Sending ${n} mails`,
    trainingsAdmin: 'Trainings', applicantsAdmin: 'Applicants',
  },
};

export const LANGUAGES = ['ko', 'en'] as const;
