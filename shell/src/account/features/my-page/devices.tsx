import { Button, Chip, useLocale, useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import { useApi } from '../../../api/client.ts';
import { revokeDevice, revokeOtherDevices, type Device } from '../../../api/account.ts';
import { formatTime } from './format-time.ts';
import { Part } from './my-page.tsx';
import { Row } from './row.tsx';
import { useSecondFactorFailure } from './use-second-factor-failure.ts';

/** Where one is signed in, each to be signed out from here. `onChanged` is called when the list is no longer true. */
export function Devices({ devices, onChanged }: { devices: Device[]; onChanged(): void }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const api = useApi();
  const failureText = useSecondFactorFailure();
  const { run, busy } = useAction();

  const end = (id: string, question: { title: string; text: string }, work: () => Promise<unknown>) =>
    run(
      {
        question: { ...question, confirmLabel: t('account.my.devices.revoke'), danger: true },
        work,
        done: t('account.my.devices.revoked'),
        failed: (error) => failureText(error) ?? t('account.my.devices.failure'),
        onDone: onChanged,
      },
      id,
    );

  const revokeOne = (device: Device, name: string) =>
    end(device.id, { title: t('account.my.devices.askTitle'), text: t('account.my.devices.askText', { name }) }, () =>
      revokeDevice(api, device.id),
    );
  const revokeOthers = () =>
    end('others', { title: t('account.my.devices.askOthersTitle'), text: t('account.my.devices.askOthersText') }, () =>
      revokeOtherDevices(api),
    );

  return (
    <Part
      id="devices"
      title={t('account.my.devices.title')}
      lead={t('account.my.devices.lead')}
      action={
        devices.length > 1 && (
          <Button size="small" variant="secondary" loading={busy === 'others'} onClick={() => void revokeOthers()}>
            {t('account.my.devices.revokeOthers')}
          </Button>
        )
      }
    >
      <ul>
        {devices.map((device) => {
          const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('account.my.devices.unknown');
          return (
            <Row
              key={device.id}
              icon={device.kind === 'mobile' || device.kind === 'tablet' ? 'mobile' : 'desktop'}
              name={
                <>
                  {name} {device.current && <Chip tone="primary">{t('account.my.devices.current')}</Chip>}
                </>
              }
              facts={
                <>
                  {t('account.my.devices.lastUsed', { time: formatTime(device.lastUsedAt, locale) })}
                  <span>{t('account.my.devices.since', { time: formatTime(device.createdAt, locale) })}</span>
                </>
              }
            >
              {!device.current && (
                <Button
                  size="small"
                  variant="secondary"
                  loading={busy === device.id}
                  aria-label={t('account.my.devices.revokeNamed', { name })}
                  onClick={() => void revokeOne(device, name)}
                >
                  {t('account.my.devices.revoke')}
                </Button>
              )}
            </Row>
          );
        })}
      </ul>
    </Part>
  );
}
