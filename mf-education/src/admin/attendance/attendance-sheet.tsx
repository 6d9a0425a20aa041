import { Button, Icon, useTranslation } from '@portal/kit';
import { formatDateTime, useAction } from '@portal/kit/admin';
import { markAttendance, type Applicant } from '../../api/admin-applicants.ts';
import { useApi } from '../../api/client.ts';
import styles from './attendance-sheet.module.css';

interface AttendanceSheetProps {
  /** Who holds a seat, in the order in which they are called. */
  applicants: Applicant[];
  onMarked(): void;
}

/** Who is present: marked on the screen, or on paper, where each line has room for a signature. */
export function AttendanceSheet({ applicants, onMarked }: AttendanceSheetProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, busy } = useAction();
  const present = applicants.filter(({ attendedAt }) => attendedAt !== undefined).length;

  const mark = (applicationId: number, isPresent: boolean) =>
    void run(
      {
        work: () => markAttendance(api, applicationId, isPresent),
        failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
        onDone: onMarked,
      },
      String(applicationId),
    );

  return (
    <>
      <div className={styles.head}>
        <p role="status">{t('admin.attendance.count', { present, number: applicants.length })}</p>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Icon name="print" size={18} /> {t('admin.attendance.print')}
        </Button>
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
            <th scope="col" className={styles.paper}>
              {t('admin.attendance.signature')}
            </th>
          </tr>
        </thead>
        <tbody>
          {applicants.map(({ applicationId, name, company, position, attendedAt }, index) => (
            <tr key={applicationId}>
              <td>{index + 1}</td>
              <th scope="row">{name}</th>
              <td>{company}</td>
              <td className={styles.paper}>{position}</td>
              <td>
                <label className={styles.mark}>
                  <input
                    type="checkbox"
                    aria-label={t('admin.attendance.mark', { name })}
                    checked={attendedAt !== undefined}
                    disabled={busy === String(applicationId)}
                    onChange={({ target }) => mark(applicationId, target.checked)}
                  />
                  {attendedAt === undefined ? null : <span className={styles.time}>{formatDateTime(attendedAt)}</span>}
                </label>
              </td>
              <td className={styles.paper}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
