import type { ExportColumn } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import type { Applicant } from './applicant-schemas.ts';

const words = {
  ko: {
    file: '교육신청자',
    training: '교육명',
    startDate: '교육 시작일',
    status: '상태',
    place: '대기 순번',
    name: '이름',
    email: '이메일',
    phoneNumber: '연락처',
    company: '회사명',
    position: '직책',
    application: '신청 내용',
    createdAt: '신청 일시',
    cancelledAt: '취소 일시',
    attendedAt: '출석 일시',
    statuses: { signup: '신청', waiting: '대기', cancelled: '취소' },
  },
  en: {
    file: 'applicants',
    training: 'Training',
    startDate: 'First day',
    status: 'Status',
    place: 'Place in queue',
    name: 'Name',
    email: 'E-mail',
    phoneNumber: 'Phone',
    company: 'Company',
    position: 'Position',
    application: 'Application',
    createdAt: 'Applied at',
    cancelledAt: 'Cancelled at',
    attendedAt: 'Present since',
    statuses: { signup: 'Registered', waiting: 'Waiting', cancelled: 'Cancelled' },
  },
};

/** What the file holds. */
export function exportName(language: Language): string {
  return words[language].file;
}

export function exportColumns(language: Language): ExportColumn<Applicant>[] {
  const { statuses, ...headers } = words[language];
  return [
    { header: headers.training, value: ({ training }) => training.title },
    { header: headers.startDate, value: ({ training }) => training.startDate },
    { header: headers.status, value: ({ status }) => statuses[status] },
    { header: headers.place, value: ({ place }) => place ?? null },
    { header: headers.name, value: ({ name }) => name },
    { header: headers.email, value: ({ email }) => email },
    { header: headers.phoneNumber, value: ({ phoneNumber }) => phoneNumber },
    { header: headers.company, value: ({ company }) => company },
    { header: headers.position, value: ({ position }) => position },
    { header: headers.application, value: ({ application }) => application },
    { header: headers.createdAt, value: ({ createdAt }) => new Date(createdAt) },
    {
      header: headers.cancelledAt,
      value: ({ cancelledAt }) => (cancelledAt === undefined ? null : new Date(cancelledAt)),
    },
    { header: headers.attendedAt, value: ({ attendedAt }) => (attendedAt === undefined ? null : new Date(attendedAt)) },
  ];
}
