import { Icon, Link, useNavigate, useTranslation } from '@portal/kit';
import { useEffect, useState } from 'react';
import { neighboursOf, type Neighbours } from '../keyboard/row-memory.ts';
import { useShortcut } from '../keyboard/use-shortcut.ts';
import styles from './item-steps.module.css';
import { layout } from '../../ui/layout.ts';

interface ItemStepsProps {
  /** The list that the item belongs to. */
  back: { to: string; label: string };
}

/** The way back to the list as it was left, and to the items before and after this one in it. */
export function ItemSteps({ back }: ItemStepsProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [steps, setSteps] = useState<Neighbours>();
  const path = typeof location === 'undefined' ? '' : location.pathname;
  // Not while rendering: a document from the server knows of no list
  useEffect(() => setSteps(neighboursOf(path)), [path]);
  const { previous, next, place, count } = steps ?? {};
  const list = steps && steps.list.split('?', 1)[0] === back.to ? steps.list : back.to;

  function go(to: string | undefined, end: string): string | undefined {
    if (to === undefined) return t(end);
    navigate(to);
    return undefined;
  }

  useShortcut({ keys: 'u', label: t('admin.ui.shortcuts.list'), run: () => go(list, '') });
  useShortcut(
    steps && { keys: 'j', label: t('admin.ui.steps.next'), run: () => go(next, 'admin.ui.shortcuts.lastRow') },
  );
  useShortcut(
    steps && {
      keys: 'k',
      label: t('admin.ui.steps.previous'),
      run: () => go(previous, 'admin.ui.shortcuts.firstRow'),
    },
  );

  function step(to: string | undefined, label: string, isNext: boolean) {
    const icon = <Icon name={isNext ? 'chevron-right' : 'chevron-left'} size={18} />;
    const keys = { title: `${label} (${isNext ? 'j' : 'k'})`, 'aria-keyshortcuts': isNext ? 'J' : 'K' };
    return to === undefined ? (
      <span className={styles['step']} aria-hidden="true">
        {icon}
      </span>
    ) : (
      <Link className={styles['step']} to={to} aria-label={label} {...keys}>
        {icon}
      </Link>
    );
  }

  return (
    <div className={styles['steps']}>
      <Link className={styles['back']} to={list} aria-keyshortcuts="U">
        <Icon name="chevron-left" size={16} />
        {back.label}
      </Link>
      {steps && (
        <nav className={styles['around']} aria-label={t('admin.ui.steps.label')}>
          {step(previous, t('admin.ui.steps.previous'), false)}
          <span className={layout.figures}>{t('admin.ui.steps.place', { place, count })}</span>
          {step(next, t('admin.ui.steps.next'), true)}
        </nav>
      )}
    </div>
  );
}
