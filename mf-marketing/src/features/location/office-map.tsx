import { Icon, useTranslation, layout } from '@portal/kit';
import { useLayoutEffect, useRef } from 'react';
import type { Office } from '../../api/content.ts';
import styles from './office-map.module.css';
import { useNearScreen } from '../../ui/late/use-near-screen.ts';
import { useOfficeMap } from './use-office-map.ts';

/** The office in the three map services people here use, opened on their own sites. */
function mapLinks({ title, address, latitude, longitude }: Office) {
  const spot = `${latitude},${longitude}`;
  return [
    { key: 'kakao', href: `https://map.kakao.com/link/map/${encodeURIComponent(title)},${spot}` },
    { key: 'naver', href: `https://map.naver.com/p/search/${encodeURIComponent(address)}` },
    { key: 'google', href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(spot)}` },
  ] as const;
}

/** The map lies over a panel that needs no provider: without an answer, that panel is what the visitor sees. */
export function OfficeMap({ office }: { office: Office }) {
  const { t } = useTranslation('marketing');
  const frame = useRef<HTMLDivElement>(null);
  const sketch = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  const state = useOfficeMap({ element: canvas, office, t, isNear });
  const isShown = state === 'shown';

  // The shown map makes the panel inert: focus inside it moves to the map, or it would be lost.
  useLayoutEffect(() => {
    if (isShown && sketch.current?.contains(document.activeElement)) canvas.current?.focus();
  }, [isShown]);

  return (
    <div ref={frame} className={styles.frame} data-map={state}>
      <div ref={sketch} className={styles.sketch} inert={isShown} aria-hidden={isShown || undefined}>
        <svg className={styles.streets} viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path
            className={styles.block}
            d="M0 0h304v128H0zM336 0h304v128H336zM0 160h104v150H0zM136 160h168v150H136zM336 160h168v150H336zM536 160h104v150H536zM0 342h304v98H0zM336 342h304v98H336z"
          />
          <path className={styles.park} d="M362 184h118q12 0 12 12v78q0 12-12 12H362q-12 0-12-12v-78q0-12 12-12z" />
          <path className={styles.road} d="M0 144h640M0 326h640M320 0v440M120 144v182M520 144v182" />
          <path className={styles.pin} d="M320 72a28 28 0 0 1 28 28c0 20-28 44-28 44s-28-24-28-44a28 28 0 0 1 28-28z" />
          <circle className={styles.eye} cx="320" cy="100" r="10" />
        </svg>
        <div className={styles.card}>
          <p className={`${layout.large} ${layout.bold}`}>{office.title}</p>
          <p className={styles.address}>{office.address}</p>
          <ul className={styles.links} aria-label={t('location.openIn')}>
            {mapLinks(office).map(({ key, href }) => (
              <li key={key}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  {t(`location.maps.${key}`)}
                  <Icon name="external" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {state === 'unavailable' && (
          <p className={styles.note} role="status">
            {t('location.mapUnavailable')}
          </p>
        )}
      </div>
      <div
        ref={canvas}
        className={styles.canvas}
        tabIndex={-1}
        role="region"
        aria-label={t('location.mapOf', { title: office.title })}
        inert={!isShown}
      />
    </div>
  );
}
