import type {
  ApplyForEducationAnswer,
  ApplyForEducationBody,
  EditEducationBody,
  ListApplicantsAnswer,
  ListTrainingNamesAnswer,
  MailApplicantsBody,
  OpenLookupLinkAnswer,
  ViewEducationAnswer,
  ViewTrainingForEditAnswer,
} from './types.generated.ts';

/** A training as GET /api/education/view lists it: the nearest first, then what is over from the latest back. */
export type Training = ViewEducationAnswer[number];
export type TrainingStatus = Training['status'];

/** A training as an admin edits it: its own texts are the Korean ones. */
export type AdminTraining = ViewTrainingForEditAnswer;
export type TrainingEdit = EditEducationBody;

/** What tells one training from another in a choice. */
export type TrainingName = ListTrainingNamesAnswer[number];

/** An application; its `place` is the one in the queue while it waits. */
export type ApplicationRecord = ApplyForEducationAnswer;
export type ApplicationStatus = ApplicationRecord['status'];
export type Application = ApplyForEducationBody;

/** What the mailed link opens: an address and its applications, each with its training. */
export type OpenedLookup = OpenLookupLinkAnswer;
export type MyApplication = OpenedLookup['applications'][number];

/** An application as admins see it. */
export type Applicant = ListApplicantsAnswer['data'][number];

export type MailToApplicants = MailApplicantsBody;
