import { ErrorState, isComposing, useLocale, useNavigate, useTranslation, layout } from '@portal/kit';
import type { AdminGroup } from '@portal/contract';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSectionTitles } from '../admin-views.ts';
import styles from './admin-search.module.css';
import { matchingViews } from './matching-views.ts';
import { SHORTEST_LOOKUP, useLookup } from './use-lookup.ts';

interface Choice {
  path: string;
  label: string;
  note?: string;
  /** The way to the whole list. */
  isList?: true;
}

interface Choices {
  id: string;
  label: string;
  choices: Choice[];
}

/** The field and what it finds: chosen with the arrow keys, opened with Enter or a press. */
export function SearchPanel({ groups, onDone }: { groups: readonly AdminGroup[]; onDone(): void }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const navigate = useNavigate();
  const { titles } = useSectionTitles();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const { data, isLoading, hasFailed, retry } = useLookup(typed);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  // Once the dialog is open, which gives its title the focus
  useEffect(() => field.current?.focus(), []);

  const titleOf = (name: string) => titles.get(name) ?? t(`admin.overview.services.${name}`, { defaultValue: name });
  const missing = data?.filter(({ answer }) => !answer).map(({ name }) => titleOf(name)) ?? [];
  const records = (data ?? []).flatMap(({ name, answer }) =>
    (answer?.groups ?? []).map(({ id, label, records: found, path }): Choices => {
      const choices = found.flatMap((record) => (record.path ? [{ ...record, path: record.path }] : []));
      const all = path ? [{ path, label: t('admin.lookup.more', { name: label }), isList: true as const }] : [];
      return { id: `${name}-${id}`, label, choices: [...choices, ...all] };
    }),
  );
  const views: Choices = { id: 'views', label: t('admin.lookup.views'), choices: matchingViews(groups, typed, locale) };
  const shown = [views, ...records].filter(({ choices }) => choices.length > 0);
  const all = shown.flatMap(({ choices }) => choices);
  const active = Math.min(wanted, all.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function open(path: string) {
    onDone();
    navigate(path);
  }

  function press(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setWanted((step + all.length) % Math.max(1, all.length));
    }
    const chosen = all[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen.path);
    }
  }

  let place = -1;
  return (
    <div className={layout.stack3}>
      <input
        ref={field}
        className={styles['field']}
        type="search"
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={listId}
        aria-activedescendant={all.length > 0 ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-label={t('admin.lookup.label')}
        placeholder={t('admin.lookup.label')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWanted(0);
        }}
        onKeyDown={press}
      />
      <p className={styles['state']} role="status">
        {isLoading
          ? t('admin.lookup.loading')
          : data || typed.trim() === ''
            ? all.length === 0
              ? t('admin.lookup.none')
              : t('admin.lookup.found', { count: all.filter(({ isList }) => !isList).length })
            : [...typed.trim()].length < SHORTEST_LOOKUP
              ? t('admin.lookup.short')
              : ''}
      </p>
      {hasFailed && <ErrorState title={t('admin.lookup.failed')} onRetry={retry} />}
      {missing.length > 0 && (
        <p className={`${layout.error} ${layout.small}`} role="alert">
          {t('admin.lookup.incomplete', { sections: missing.join(', ') })}
        </p>
      )}
      <div ref={list} id={listId} role="listbox" aria-label={t('admin.lookup.title')} className={styles['list']}>
        {shown.map(({ id, label, choices }) => (
          <div key={id} role="group" aria-label={label}>
            <p className={styles['group']} aria-hidden="true">
              {label}
            </p>
            {choices.map((choice, index) => {
              place += 1;
              const own = place;
              return (
                <div
                  key={`${choice.path} ${index}`}
                  id={optionId(own)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={own === active}
                  className={styles['choice']}
                  onClick={() => open(choice.path)}
                  onKeyDown={press}
                  onMouseMove={() => setWanted(own)}
                >
                  <span>{choice.label}</span>
                  {choice.note && <span className={styles['note']}>{choice.note}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles['hint']}>{t('admin.lookup.hint')}</p>
    </div>
  );
}
