import { Icon, useTranslation } from '@portal/kit';
import { useRef } from 'react';
import type { Office } from '../../api/content.ts';
import { mapLinks } from './map-links.ts';
import styles from './office-map.module.css';
import { useNearScreen } from './use-near-screen.ts';
import { useOfficeMap } from './use-office-map.ts';

/** The map lies over a panel that needs no provider: without an answer, that panel is what the visitor sees. */
export function OfficeMap({ office }: { office: Office }) {
  const { t } = useTranslation('marketing');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(frame);
  const state = useOfficeMap({ element: canvas, office, attribution: t('location.attribution'), isNear });
  const isShown = state === 'shown';

  return (
    <div ref={frame} className={styles.frame} data-map={state}>
      <div className={styles.sketch} inert={isShown} aria-hidden={isShown || undefined}>
        <svg className={styles.streets} viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className={styles.block} d="M0 0h230v128H0zM262 0h186v128H262zM480 0h160v128H480zM0 160h230v150H0zM262 160h186v150H262zM480 160h160v150H480zM0 342h230v98H0zM262 342h186v98H262zM480 342h160v98H480z" />
          <path className={styles.park} d="M290 184h120q14 0 14 14v74q0 14-14 14H290q-14 0-14-14v-74q0-14 14-14z" />
          <path className={styles.road} d="M0 144h640M0 326h640M246 0v440M464 0v440" />
          <path className={styles.pin} d="M464 96a26 26 0 0 1 26 26c0 18-26 40-26 40s-26-22-26-40a26 26 0 0 1 26-26z" />
          <circle className={styles.eye} cx="464" cy="122" r="9" />
        </svg>
        <div className={styles.card}>
          <p className={styles.name}>{office.title}</p>
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
      <div ref={canvas} className={styles.canvas} role="region" aria-label={t('location.mapOf', { title: office.title })} hidden={state === 'none' || state === 'unavailable'} />
    </div>
  );
}
