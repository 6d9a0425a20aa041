import { foreignLang, useLocale, useTranslation, layout } from '@portal/kit';
import { MarkdownContent } from '@portal/kit/markdown';
import { DayRange } from '../../ui/training/day.tsx';
import type { ShownFields, ShownTraining } from '../../ui/training/shown-training.ts';
import { CalendarLink } from '../../ui/training/calendar-link.tsx';
import { closedReason } from './closed-reason.ts';
import { CopyLink } from './copy-link.tsx';
import styles from './training-details.module.css';
import { clockTime } from '../../ui/training/training-dates.ts';
import { TrainingStatus } from '../../ui/training/training-status.tsx';

/** What the dialog says below its title. */
export const detailFields: ShownFields = {
  type: true,
  status: true,
  title: false,
  content: true,
  startDate: true,
  endDate: true,
  startTime: true,
  endTime: true,
  place: true,
  capacity: true,
  waitingList: true,
};

/** Everything there is to know of a training before applying. */
export function TrainingDetails({ training }: { training: ShownTraining }) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  const {
    educationId,
    type,
    content,
    text = [content],
    place,
    startDate,
    endDate,
    startTime,
    endTime,
    capacity,
    applied,
    waiting,
    lang,
    contentLang,
    derivedState,
  } = training;
  const foreignContent = foreignLang(contentLang, locale);
  const closed = closedReason(training);
  return (
    <div className={layout.stack5}>
      <div className={layout.row2}>
        <TrainingStatus training={training} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('training.type')}</dt>
          <dd lang={foreignLang(lang, locale)}>{type}</dd>
        </div>
        <div>
          <dt>{t('training.capacity')}</dt>
          <dd>
            {t(waiting > 0 ? 'training.capacityWaiting' : 'training.capacityPeople', { capacity, applied, waiting })}
          </dd>
        </div>
        <div>
          <dt>{t('training.period')}</dt>
          <dd>
            <DayRange startDate={startDate} endDate={endDate} />
          </dd>
        </div>
        <div>
          <dt>{t('training.time')}</dt>
          <dd>{t('schedule.timeRange', { start: clockTime(startTime), end: clockTime(endTime) })}</dd>
        </div>
        {place ? (
          <div className={styles.wide}>
            <dt>{t('training.place')}</dt>
            <dd lang={foreignContent}>{place}</dd>
          </div>
        ) : null}
      </dl>
      <section aria-labelledby={`training-${educationId}-content`}>
        <h3 className={styles.heading} id={`training-${educationId}-content`}>
          {t('training.content')}
        </h3>
        <MarkdownContent content={text} lang={foreignContent} />
      </section>
      {closed ? <p className={styles.note}>{t(`training.closed.${closed}`)}</p> : null}
      {!closed && derivedState === 'full' ? (
        <p className={styles.note}>{t('training.fullWaits', { place: waiting + 1 })}</p>
      ) : null}
      <div className={styles.share}>
        {derivedState === 'past' ? null : <CalendarLink educationId={educationId} />}
        <CopyLink educationId={educationId} />
      </div>
    </div>
  );
}
