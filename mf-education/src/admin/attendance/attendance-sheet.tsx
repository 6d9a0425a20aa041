import { Button, classNames, Icon, useTranslation, layout } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Applicant } from '../../api/admin-applicants.ts';
import { AttendanceMark } from './attendance-mark.tsx';
import styles from './attendance-sheet.module.css';

interface AttendanceSheetProps {
  /** Who holds a seat, in the order in which they are called. */
  applicants: Applicant[];
  /** What a line says of a certificate, on the screen alone. */
  certificate?(applicant: Applicant): ReactNode;
  /** Buttons beside the one that prints. */
  actions?: ReactNode;
  onMarked(): void;
}

/** Who is present: marked on the screen, or on paper, where each line has room for a signature. */
export function AttendanceSheet({ applicants, certificate, actions, onMarked }: AttendanceSheetProps) {
  const { t } = useTranslation('education');
  const present = applicants.filter(({ attendedAt }) => attendedAt !== undefined).length;

  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('admin.attendance.count', { present, number: applicants.length })}</p>
        <div className={layout.row2}>
          {actions}
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Icon name="print" size={18} /> {t('admin.attendance.print')}
          </Button>
        </div>
      </div>
      <table className={styles.sheet}>
        <caption className={styles.caption}>{t('admin.views.attendance')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('admin.attendance.number')}</th>
            <th scope="col">{t('application.name')}</th>
            <th scope="col">{t('application.company')}</th>
            <th scope="col" className={styles.paper}>
              {t('application.position')}
            </th>
            <th scope="col">{t('admin.attendance.present')}</th>
            {certificate ? (
              <th scope="col" className={styles.screen}>
                {t('admin.certificates.title')}
              </th>
            ) : null}
            <th scope="col" className={styles.paper}>
              {t('admin.attendance.signature')}
            </th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant, index) => {
            const { applicationId, name, company, position } = applicant;
            return (
              <tr key={applicationId}>
                <td className={`${layout.muted} ${layout.figures}`}>{index + 1}</td>
                <th scope="row">{name}</th>
                <td className={styles.company}>{company}</td>
                <td className={styles.paper}>{position}</td>
                <td className={styles.presence}>
                  <AttendanceMark applicant={applicant} onMarked={onMarked} />
                </td>
                {certificate ? (
                  <td className={classNames(styles.screen, styles.certificate)}>{certificate(applicant)}</td>
                ) : null}
                <td className={styles.paper}>&nbsp;</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
