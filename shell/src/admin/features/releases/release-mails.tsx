import { can, Checkbox, ErrorState, Skeleton, useSession, useTranslation, layout } from '@portal/kit';
import { FormSection, useAction, useRemote } from '@portal/kit/admin';
import { useApi } from '../../../api/client.ts';
import type { paths } from '../../../api/types.generated.ts';

const PATH = '/api/user/release-mails';
const EVENTS = ['refused', 'healed', 'rolled-back', 'held'] as const;

type Choice = paths[typeof PATH]['get']['responses']['200']['content']['application/json'];

/** What the member is told of by e-mail; each change is stored at once. */
export function ReleaseMails() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const api = useApi();
  const { data, error, reload, show } = useRemote(['release-mails'], (signal) => api.get(PATH, { signal }));
  const { run, busy } = useAction();
  const word = (key: string) => t(`admin.releases.mails.${key}`);

  const choose = (choice: Choice) =>
    run({
      work: () => api.send('PUT', PATH, choice),
      done: word('saved'),
      failed: () => word('failed'),
      onDone: show,
    });

  return (
    <FormSection title={word('title')} lead={word('lead')}>
      {error && !data && <ErrorState title={word('unread')} onRetry={reload} />}
      {!error && !data && <Skeleton height={120} />}
      {data && (
        <div className={layout.stack3}>
          {EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={word(`events.${event}`)}
              checked={data.events.includes(event)}
              disabled={busy !== undefined}
              onChange={({ target }) =>
                void choose({
                  ...data,
                  events: EVENTS.filter((one) => (one === event ? target.checked : data.events.includes(one))),
                })
              }
            />
          ))}
          {can(user, '*', 'administrator') && (
            <Checkbox
              label={word('allSections')}
              checked={data.allSections}
              disabled={busy !== undefined}
              onChange={({ target }) => void choose({ ...data, allSections: target.checked })}
            />
          )}
        </div>
      )}
    </FormSection>
  );
}
