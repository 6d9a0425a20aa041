import { createResourceService, matchingRows, shownRecords } from '@portal/service-kit';
import type { LookupPart, PersonPart } from '@portal/service-kit';
import { createApplicationRepository } from './features/applications/application-repository.ts';
import type { StoredApplication } from './features/applications/application-repository.ts';
import { applicationResource } from './features/applications/application-resource.ts';
import { dayText } from './features/mails/schedule-text.ts';
import { createTrainingRepository } from './features/trainings/training-repository.ts';
import type { StoredTraining } from './features/trainings/training-repository.ts';
import { trainingResource } from './features/trainings/training-resource.ts';
import type { Language } from './language.ts';

const statusNames = {
  ko: { signup: '신청', waiting: '대기', cancelled: '취소' },
  en: { signup: 'Registered', waiting: 'Waiting', cancelled: 'Cancelled' },
};
const titleIn = (locale: Language, { titleKo, titleEn }: Pick<StoredTraining, 'titleKo' | 'titleEn'>): string =>
  (locale === 'en' ? titleEn : undefined) ?? titleKo;
const applicantsWith = (email: string): string => `/admin/education/applicants?search=${encodeURIComponent(email)}`;

type FoundApplication = Pick<StoredApplication, 'applicationId' | 'name' | 'email' | 'userId' | 'createdAt'> &
  Pick<StoredTraining, 'titleKo' | 'titleEn'>;

/** Applications of a person, for those who work with applicants. */
export const educationPerson: readonly PersonPart[] = [
  {
    access: 'agent',
    async read(db, { locale, userId, address }) {
      const found = await createApplicationRepository(db).of({ userId, email: address });
      const applications = userId === undefined ? found.filter((application) => application.userId === null) : found;
      const [first] = applications;
      if (!first) return [];
      const shown = applications.slice(0, shownRecords);
      const trainings = await createTrainingRepository(db).byId(shown.map(({ educationId }) => educationId));
      return [
        {
          id: 'applications',
          label: locale === 'ko' ? '교육 신청' : 'Training applications',
          total: applications.length,
          records: shown.map(({ applicationId, educationId, status, createdAt }) => {
            const training = trainings.get(educationId);
            return {
              id: String(applicationId),
              label: training ? titleIn(locale, training) : String(educationId),
              note: statusNames[locale][status],
              at: createdAt.toISOString(),
            };
          }),
          path: applicantsWith(first.email),
        },
      ];
    },
  },
];

/** Trainings for editors, applicants for those who work with them. */
export const educationLookup: readonly LookupPart[] = [
  {
    access: 'editor',
    async read(db, { locale, words }) {
      const query = { search: words.join(' '), pageSize: shownRecords };
      const { total, entries } = await createResourceService(db, trainingResource).page(query);
      return {
        id: 'trainings',
        label: locale === 'ko' ? '교육' : 'Trainings',
        total,
        records: entries.map(({ entryId, title, titleEn, startDate }) => ({
          id: entryId,
          label: titleIn(locale, { titleKo: title, titleEn }),
          note: dayText(startDate, locale),
          path: `/admin/education/trainings?search=${encodeURIComponent(title)}`,
        })),
        path: `/admin/education/trainings?search=${encodeURIComponent(words.join(' '))}`,
      };
    },
  },
  {
    access: 'agent',
    async read(db, { locale, words }) {
      const search = words.join(' ');
      // The newest few, so that it does not matter how many there are
      const found = await matchingRows(db, applicationResource, { search })
        .orderByRaw('applications.created_at desc, applications.id desc')
        .limit(shownRecords)
        .select<FoundApplication[]>(
          'applications.id as applicationId',
          ...['name', 'email', 'userId', 'createdAt'].map((column) => `applications.${column}`),
          ...['titleKo', 'titleEn'].map((column) => `trainings.${column}`),
        );
      return {
        id: 'applicants',
        label: locale === 'ko' ? '교육 신청자' : 'Applicants',
        total: found.length,
        records: found.map(({ applicationId, name, email, createdAt, ...training }) => ({
          id: String(applicationId),
          label: name,
          note: `${email} · ${titleIn(locale, training)}`,
          at: createdAt.toISOString(),
          path: applicantsWith(email),
        })),
        path: applicantsWith(search),
        subjects: found.map(({ userId, email }) => userId ?? email),
      };
    },
  },
];
