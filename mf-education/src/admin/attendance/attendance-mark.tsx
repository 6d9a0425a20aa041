import { useTranslation } from '@portal/kit';
import { formatDateTime, useAction } from '@portal/kit/admin';
import { useState } from 'react';
import { markAttendance, type Applicant } from '../../api/admin-applicants.ts';
import { useApi } from '../../api/client.ts';
import styles from './attendance-sheet.module.css';

interface AttendanceMarkProps {
  applicant: Applicant;
  onMarked(): void;
}

/** The mark of one person. Each acts by itself, so that several can be pressed one after the other without waiting. */
export function AttendanceMark({ applicant, onMarked }: AttendanceMarkProps) {
  const { t } = useTranslation('education');
  const api = useApi();
  const { run, isBusy } = useAction();
  const { applicationId, name, attendedAt } = applicant;
  /** The version that the last mark made, until the list has it. */
  const [marked, setMarked] = useState(0);
  /** What was pressed, until the list says something else than it did then. */
  const [pressed, setPressed] = useState<{ isPresent: boolean; before: string | undefined }>();
  const isPresent = pressed && pressed.before === attendedAt ? pressed.isPresent : attendedAt !== undefined;

  function mark(wanted: boolean) {
    if (isBusy) return;
    setPressed({ isPresent: wanted, before: attendedAt });
    void run({
      work: () => markAttendance(api, { applicationId, version: Math.max(applicant.version, marked) }, wanted),
      failed: ({ code }) => t([`admin.errors.${code}`, 'admin.errors.other']),
      onDone({ version }) {
        setMarked(version);
        onMarked();
      },
      onFailed({ code }) {
        setPressed(undefined);
        if (code === 'stale-edit') onMarked();
      },
    });
  }

  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        aria-label={t('admin.attendance.mark', { name })}
        aria-busy={isBusy || undefined}
        checked={isPresent}
        onChange={({ target }) => mark(target.checked)}
      />
      {isPresent && attendedAt !== undefined ? <span className={styles.time}>{formatDateTime(attendedAt)}</span> : null}
    </label>
  );
}
