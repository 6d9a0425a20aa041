import { createResourceService, purgeTrash, seoulDate } from '@portal/service-kit';
import { afterAll, beforeAll } from '@jest/globals';
import { createTestService } from '@portal/service-kit/testing';
import type { ReceivedMail, TestService } from '@portal/service-kit/testing';
import type { SessionUser } from '@portal/service-kit';
import { createTrainingMailer } from '../features/mails/mail-applicants.ts';
import { trainingChanges } from '../features/training-admin/training-changes.ts';
import { trainingResource } from '../features/trainings/training-resource.ts';
import { educationService } from '../service.ts';

type Service = Awaited<ReturnType<typeof createTestService<NonNullable<typeof educationService.configSchema>>>>;
type Answer = Awaited<ReturnType<TestService['app']['inject']>>;
type Caller = Partial<SessionUser> | undefined;

export interface CallOptions {
  /** Signed in as; left out: a visitor. */
  as?: Caller;
  query?: Record<string, string | number>;
  body?: object;
  headers?: Record<string, string>;
  /** Cookies of the browser, as an earlier answer set them. */
  cookie?: string;
}

export const admin = {
  id: 'boss',
  email: 'admin@selmatrix.example',
  name: '관리자',
  role: 'admin',
  isEmailVerified: true,
} as const;

/** Subjects of the mail that confirms an application. */
const confirmation = /신청이 접수되었습니다|You are (registered|on the waiting list)/;

const dayMs = 24 * 60 * 60 * 1000;

/** A day in Seoul, counted from today. */
export const inDays = (days: number) => seoulDate(new Date(Date.now() + days * dayMs));

/** What a browser keeps of an answer. */
export function cookiesOf(answer: Pick<Answer, 'headers'>): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

function toolsFor(service: Service) {
  let addresses = 0;
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { as, query, body, headers, cookie }: CallOptions = {},
  ): Promise<Answer> =>
    service.app.inject({
      method,
      url: `/api/education/${path}`,
      query: query as Record<string, string>,
      payload: body,
      headers: {
        ...(as ? { authorization: `Bearer ${service.token(as)}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
    });

  return {
    service,
    call,

    /** Id of a new training, a week ahead with two seats unless told otherwise. */
    async training(change: Record<string, unknown> = {}): Promise<number> {
      const [row] = await service
        .db('trainings')
        .insert({
          titleKo: '비전 검사 입문',
          titleEn: 'Vision inspection',
          typeKo: '정기교육',
          typeEn: 'Regular training',
          contentKo: '내용',
          contentEn: 'Content',
          startDate: inDays(7),
          endDate: inDays(8),
          startTime: '09:00',
          endTime: '17:00',
          capacity: 2,
          ...change,
        })
        .returning<{ id: number }[]>('id');
      return row?.id ?? 0;
    },

    /** Deletes trainings whose time in the trash is over, as the maintenance does; says how many. */
    purgeTrash: (): Promise<number> =>
      purgeTrash([
        createResourceService(service.db, trainingResource, trainingChanges(createTrainingMailer(service.app.config))),
      ]),

    /** An address that nobody else has. */
    address: () => `applicant${(addresses += 1)}@example.com`,

    /** Applies with whatever is not given made up. */
    apply: (educationId: number, change: object = {}, options: CallOptions = {}): Promise<Answer> =>
      call('POST', 'signup', {
        ...options,
        body: {
          educationId,
          email: `applicant${(addresses += 1)}@example.com`,
          name: '김하늘',
          phoneNumber: '010-0000-0001',
          company: '샘플정밀',
          position: '대리',
          application: '현장에 적용하려 합니다.',
          ...change,
        },
      }),

    /** Mails to one address so far, oldest first, without the confirmations of its applications. */
    mailsTo: async (address: string): Promise<ReceivedMail[]> =>
      (await service.mails()).filter(({ to, subject }) => to === address && !confirmation.test(subject)),

    /** Confirmations of the applications of one address, oldest first. */
    confirmationsTo: async (address: string): Promise<ReceivedMail[]> =>
      (await service.mails()).filter(({ to, subject }) => to === address && confirmation.test(subject)),
  };
}

/** A service for the tests of one file. */
export function educationForFile(): () => ReturnType<typeof toolsFor> {
  let tools: ReturnType<typeof toolsFor> | undefined;
  beforeAll(async () => {
    tools = toolsFor(await createTestService(educationService));
  }, 30_000);
  afterAll(() => tools?.service.close());
  return () => {
    if (!tools) throw new Error('the service is not up yet');
    return tools;
  };
}
