import { Button, Icon, useLocale, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useState } from 'react';
import { useApi } from '../../../api/client.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey, type Passkey } from '../../../api/second-factor.ts';
import { createPasskey } from '../../ui/second-factor/passkey-browser.ts';
import { formatDay, formatTime } from './format-time.ts';
import { Part } from './my-page.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorFailure } from './use-second-factor-failure.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRename(): void;
  onRemove(): void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, isBusy, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <li className={styles['row']}>
      <Icon className={styles['icon']} name="key" size={24} />
      <div className={styles['text']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['times']}>
          <span>{t('account.security.passkeys.since', { day: formatDay(createdAt, locale) })}</span>
          {lastUsedAt && (
            <span>{t('account.security.passkeys.lastUsed', { time: formatTime(lastUsedAt, locale) })}</span>
          )}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('account.security.passkeys.renameNamed', { name })}
          onClick={onRename}
        >
          {t('account.security.passkeys.rename')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          loading={isBusy}
          aria-label={t('account.security.passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('account.security.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

interface PasskeysProps {
  passkeys: Passkey[];
  onAdded(): void;
  onChanged(): void;
}

/** One's passkeys. `onAdded`: there is one more; `onChanged`: the list is no longer true. */
export function Passkeys({ passkeys, onAdded, onChanged }: PasskeysProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const failureText = useSecondFactorFailure();
  const { run, busy } = useAction();
  const [dialog, setDialog] = useState<'add' | Passkey>();
  const text = (key: string, values?: object) => t(`account.security.passkeys.${key}`, { ...values });

  function done(next: () => void): void {
    setDialog(undefined);
    next();
  }

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
        <p className={styles['none']}>{text('none')}</p>
      ) : (
        <ul className={styles['rows']}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={busy === passkey.id}
              onRename={() => setDialog(passkey)}
              onRemove={() => void remove(passkey)}
            />
          ))}
        </ul>
      )}
      {dialog === 'add' && (
        <PasskeyDialog
          title={text('addTitle')}
          lead={text('addLead')}
          name={text('defaultName', { number: passkeys.length + 1 })}
          submitLabel={text('addSubmit')}
          failed={text('addFailed')}
          send={async (name) => addPasskey(api, { name, passkey: await createPasskey(await startPasskey(api)) })}
          onSent={() => done(onAdded)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog !== undefined && dialog !== 'add' && (
        <PasskeyDialog
          title={text('renameTitle')}
          name={dialog.name}
          submitLabel={text('renameSubmit')}
          failed={text('renameFailed')}
          send={(name) => renamePasskey(api, dialog.id, name)}
          onSent={() => done(onChanged)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Part>
  );
}
