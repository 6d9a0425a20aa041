import { Button, useLocale, useTranslation, layout } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey, type Passkey } from '../../../api/second-factor.ts';
import { createPasskey } from '../../ui/second-factor/passkey-browser.ts';
import { formatDay, formatTime } from './format-time.ts';
import { Part } from './my-page.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { Row } from './row.tsx';
import { useSecondFactorFailure } from './use-second-factor-failure.ts';

interface PasskeysProps {
  passkeys: Passkey[];
  onAdded(): void;
  onChanged(): void;
}

/** One's passkeys. `onAdded`: there is one more; `onChanged`: the list is no longer true. */
export function Passkeys({ passkeys, onAdded, onChanged }: PasskeysProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const failureText = useSecondFactorFailure();
  const { run, busy } = useAction();
  const [dialog, setDialog] = useState<'add' | Passkey>();
  const text = (key: string, values?: object) => t(`account.security.passkeys.${key}`, { ...values });

  const sent = (next: () => void) => () => {
    setDialog(undefined);
    next();
  };
  const adding = {
    title: text('addTitle'),
    lead: text('addLead'),
    name: text('defaultName', { number: passkeys.length + 1 }),
    submitLabel: text('addSubmit'),
    failed: text('addFailed'),
    send: async (name: string) => addPasskey(api, { name, passkey: await createPasskey(await startPasskey(api)) }),
    onSent: sent(onAdded),
  };
  const renaming = ({ id, name }: Passkey) => ({
    title: text('renameTitle'),
    name,
    submitLabel: text('renameSubmit'),
    failed: text('renameFailed'),
    send: (next: string) => renamePasskey(api, id, next),
    onSent: sent(onChanged),
  });

  const remove = ({ id, name }: Passkey) =>
    run(
      {
        question: {
          title: text('askTitle', { name }),
          text: text('askText'),
          confirmLabel: text('remove'),
          danger: true,
        },
        work: () => removePasskey(api, id),
        done: text('removed'),
        failed: (error) => failureText(error) ?? text('removeFailed'),
        onDone: onChanged,
      },
      id,
    );

  return (
    <Part
      id="passkeys"
      title={text('title')}
      lead={text('lead')}
      action={
        <Button size="small" variant="secondary" onClick={() => setDialog('add')}>
          {text('add')}
        </Button>
      }
    >
      {passkeys.length === 0 ? (
        <p className={layout.muted}>{text('none')}</p>
      ) : (
        <ul>
          {passkeys.map((passkey) => {
            const { id, name, createdAt, lastUsedAt } = passkey;
            return (
              <Row
                key={id}
                icon="key"
                name={name}
                facts={
                  <>
                    <span>{text('since', { day: formatDay(createdAt, locale) })}</span>
                    {lastUsedAt && <span>{text('lastUsed', { time: formatTime(lastUsedAt, locale) })}</span>}
                  </>
                }
              >
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={text('renameNamed', { name })}
                  onClick={() => setDialog(passkey)}
                >
                  {text('rename')}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  loading={busy === id}
                  aria-label={text('removeNamed', { name })}
                  onClick={() => void remove(passkey)}
                >
                  {text('remove')}
                </Button>
              </Row>
            );
          })}
        </ul>
      )}
      {dialog && (
        <PasskeyDialog {...(dialog === 'add' ? adding : renaming(dialog))} onClose={() => setDialog(undefined)} />
      )}
    </Part>
  );
}
