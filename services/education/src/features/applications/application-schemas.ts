import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { DerivedStateSchema, scheduleFields, trainingTextFields } from '../trainings/training-schemas.ts';

const applicationStatuses = ['signup', 'waiting', 'cancelled'] as const;
export const ApplicationStatusSchema = Type.Enum(applicationStatuses, {
  $id: 'ApplicationStatus',
  type: 'string',
  description: 'signup holds a seat, waiting moves up when one becomes free',
});

const Moment = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC` });

export const applicationFields = {
  applicationId: Type.Integer(),
  educationId: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  phoneNumber: Type.String(),
  company: Type.String(),
  position: Type.String(),
  application: Type.String({ description: 'What the applicant wrote' }),
  createdAt: Moment('When it arrived'),
  status: ApplicationStatusSchema,
  place: Type.Optional(Type.Integer({ minimum: 1, description: 'Place in the queue, only while waiting' })),
  cancelledAt: Type.Optional(Moment('When it was cancelled')),
  attendedAt: Type.Optional(Moment('When staff marked the applicant as present')),
  cancellable: Type.Boolean({
    description: 'Whether it may still be cancelled: it is active and the training has not begun',
  }),
};

export const ApplicationRecordSchema = Type.Object(applicationFields, { $id: 'ApplicationRecord' });
export type ApplicationRecord = Static<typeof ApplicationRecordSchema>;

export const MyApplicationSchema = Type.Object(
  {
    ...applicationFields,
    checkInCode: Type.Optional(
      Type.String({ description: 'By which the applicant is checked in; while they hold a seat and it is not over' }),
    ),
    certificateNumber: Type.Optional(Type.String({ description: 'Of the valid certificate' })),
    training: Type.Object({
      educationId: Type.Integer(),
      ...trainingTextFields,
      ...scheduleFields,
      derivedState: DerivedStateSchema,
      removed: Type.Boolean({ description: 'The training was taken off the schedule' }),
    }),
  },
  { $id: 'MyApplication' },
);
export type MyApplication = Static<typeof MyApplicationSchema>;
