import { Button, Icon, Link, TextField, useLocation, useTranslation } from '@portal/kit';
import { isBlank } from '@portal/text-bounds';
import { useState, type FormEvent } from 'react';
import { ListMenu } from './list-menu.tsx';
import styles from './list-menu.module.css';
import type { UsedListMemory } from './use-list-memory.ts';
import { layout } from '../../ui/layout.ts';

interface SavedViewsProps extends UsedListMemory {
  /** The search of the URL that is saved. */
  search: string;
}

const maxViews = 20;

/** The states of a list that an admin has given names, kept in this browser. */
export function SavedViews({ memory, remember, search }: SavedViewsProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const { views = [] } = memory;

  function save(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (!given) return;
    remember({ views: [...views.filter((view) => view.name !== given), { name: given, search }].slice(-maxViews) });
    setName('');
  }

  return (
    <ListMenu label={t('admin.ui.list.views')} icon="eye">
      {views.length === 0 ? (
        <p className={layout.muted}>{t('admin.ui.list.noViews')}</p>
      ) : (
        <ul className={layout.stack1}>
          {views.map((view) => (
            <li key={view.name} className={styles['view']}>
              <Link to={view.search ? `${pathname}?${view.search}` : pathname}>{view.name}</Link>
              <Button
                variant="ghost"
                size="small"
                aria-label={t('admin.ui.list.removeView', { name: view.name })}
                onClick={() => remember({ views: views.filter((other) => other !== view) })}
              >
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles['save']} onSubmit={save}>
        <TextField
          label={t('admin.ui.list.viewName')}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="small" disabled={isBlank(name)}>
          {t('admin.ui.list.saveView')}
        </Button>
      </form>
    </ListMenu>
  );
}
