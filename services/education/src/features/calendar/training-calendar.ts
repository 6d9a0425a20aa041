import type { MailAttachment } from '@portal/service-kit';
import type { Language } from '../../language.ts';
import { textsIn } from '../trainings/present-training.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { ShownFields } from '../trainings/training-resource.ts';
import { calendarFile, subscribedCalendar } from './calendar-file.ts';
import type { CalendarEvent } from './calendar-file.ts';

export interface SenderConfig {
  PUBLIC_ORIGIN: string;
  MAIL_FROM: string;
}

/** Address in `Selmatrix <noreply@example.com>` or a bare address. */
function addressIn(sender: string): string {
  return /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim();
}

/** A training's title as the name of a file, without what file systems refuse. */
export function calendarName(title: string): string {
  return `${title.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim()}.ics`;
}

/** What an entry in a calendar says. */
export const calendarFields: ShownFields = {
  type: false,
  status: false,
  title: true,
  content: false,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  place: true,
  capacity: false,
  waitingList: false,
  reminderDays: false,
};

function eventOf(training: StoredTraining, language: Language, { PUBLIC_ORIGIN: origin }: SenderConfig): CalendarEvent {
  const { title, place } = textsIn(language, training);
  return {
    uid: `training-${training.educationId}@${new URL(origin).hostname}`,
    sequence: training.sequence,
    title,
    place,
    url: `${origin}/education/schedule?training=${training.educationId}`,
    startDate: training.startDate,
    endDate: training.endDate,
    startTime: training.startTime,
    endTime: training.endTime,
  };
}

/** The calendar file that anybody may take from a training's page. */
export function publishedCalendar(
  training: StoredTraining,
  language: Language,
  config: SenderConfig,
  now: Date,
): string {
  return calendarFile(eventOf(training, language, config), { method: 'PUBLISH' }, now);
}

const calendarNames: Record<Language, string> = { ko: '셀매트릭스 교육 일정', en: 'Selmatrix trainings' };

/** All trainings as one calendar to subscribe to, in the order of their days. */
export function trainingsCalendar(trainings: StoredTraining[], language: Language, config: SenderConfig): string {
  const events = trainings
    .map((training) => ({ ...eventOf(training, language, config), changedAt: training.updatedAt }))
    .sort((one, other) => `${one.startDate}${one.startTime}`.localeCompare(`${other.startDate}${other.startTime}`));
  return subscribedCalendar(calendarNames[language], events);
}

/** The calendar file of a mail to one applicant. */
export function mailedCalendar(
  method: 'REQUEST' | 'CANCEL',
  training: StoredTraining,
  applicant: { email: string; locale: Language; status: string },
  config: SenderConfig,
  now: Date,
): MailAttachment {
  const purpose = {
    method,
    organizer: addressIn(config.MAIL_FROM),
    attendee: applicant.email,
    isTentative: applicant.status === 'waiting',
  };
  return {
    filename: calendarName(textsIn(applicant.locale, training).title),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(eventOf(training, applicant.locale, config), purpose, now),
  };
}
