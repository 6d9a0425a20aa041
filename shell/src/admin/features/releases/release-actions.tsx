import type { ReleaseOverview } from '@portal/contract';
import { Button, Select, useConfirm, useTranslation, layout } from '@portal/kit';
import { FormSection } from '@portal/kit/admin';
import { useId, useState } from 'react';
import styles from './release-actions.module.css';
import { useReleaseMove, type Moves } from './use-release-move.ts';

/** Who gets which version: a share of the visitors, everybody, or the version before. */
export function ReleaseActions({ overview, ...moves }: Moves & { overview: ReleaseOverview }) {
  const { t } = useTranslation('shell');
  const { section, live, canary, versions } = overview;
  const { move, busy } = useReleaseMove(overview, moves);
  const confirm = useConfirm();
  const sliderId = useId();
  const others = versions.filter(({ version }) => version !== live);
  const [version, setVersion] = useState(canary?.version ?? others[0]?.version ?? '');
  const isCanary = version === canary?.version;
  const [percent, setPercent] = useState(canary?.percent ?? 10);

  async function rollBack() {
    const title = t(canary ? 'admin.releases.back.canaryTitle' : 'admin.releases.back.title', { section });
    const isSure = await confirm({
      title,
      text: t('admin.releases.back.text'),
      confirmLabel: t(canary ? 'admin.releases.back.canaryConfirm' : 'admin.releases.back.confirm'),
      danger: true,
    });
    if (isSure) await move('rollback', {});
  }

  async function showToAll() {
    const isSure = await confirm({
      title: t('admin.releases.live.title', { section, version }),
      text: t('admin.releases.live.text'),
      confirmLabel: t('admin.releases.live.confirm'),
    });
    if (isSure) await (isCanary ? move('promote', {}) : move('live', { version }));
  }

  const standing = t(canary ? 'admin.releases.standing.canary' : 'admin.releases.standing.live', {
    live,
    version: canary?.version,
    percent: canary?.percent,
  });

  if (others.length === 0)
    return (
      <FormSection title={t('admin.releases.move')} lead={standing}>
        {t('admin.releases.alone')}
      </FormSection>
    );
  return (
    <FormSection title={t('admin.releases.move')} lead={standing}>
      <div className={styles['fields']}>
        <Select
          label={t('admin.releases.version')}
          value={version}
          onChange={(event) => setVersion(event.target.value)}
        >
          {others.map((other) => (
            <option key={other.version}>{other.version}</option>
          ))}
        </Select>
        <div className={styles['slider']}>
          <label htmlFor={sliderId}>{t('admin.releases.share', { percent })}</label>
          <input
            id={sliderId}
            type="range"
            min={1}
            max={100}
            value={percent}
            aria-valuetext={`${percent}%`}
            onChange={(event) => setPercent(Number(event.target.value))}
          />
        </div>
      </div>
      <div className={layout.row3}>
        <Button
          variant="secondary"
          size="small"
          disabled={!version}
          loading={busy === 'canary'}
          onClick={() => void move('canary', { version, percent })}
        >
          {t(isCanary ? 'admin.releases.otherShare' : 'admin.releases.canary')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={!version}
          loading={busy === 'live' || busy === 'promote'}
          onClick={() => void showToAll()}
        >
          {t('admin.releases.toAll')}
        </Button>
        <Button variant="danger" size="small" loading={busy === 'rollback'} onClick={() => void rollBack()}>
          {t(canary ? 'admin.releases.back.canary' : 'admin.releases.back.button')}
        </Button>
      </div>
    </FormSection>
  );
}
