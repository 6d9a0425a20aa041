import { Button, Select, TextField, useTranslation } from '@portal/kit';
import { FoldButton } from '@portal/kit/admin';
import { useId, useState, type FormEvent } from 'react';
import { useAdminItem } from '../../../api/admin-client.ts';
import { auditDefaults, type AuditQuery } from './audit-query.ts';
import styles from './audit-filters.module.css';
import { useAuditWords } from './use-audit-words.ts';

interface AuditFiltersProps {
  query: AuditQuery;
  set(patch: Partial<AuditQuery>): void;
  onReset?(): void;
}

/** `member.role` → `member.*`, by which all actions of a kind are found. */
function kindsOf(actions: readonly string[]): string[] {
  return [...new Set(actions.map((action) => `${action.split('.', 1)[0]}.*`))];
}

/** Who, what, where, whose and when: sent together, so that one may fill in several. Folded on phones. */
export function AuditFilters({ query, set, onReset }: AuditFiltersProps) {
  const { t } = useTranslation('shell');
  const words = useAuditWords();
  const { data: options } = useAdminItem('/api/user/admin/audit/options');

  const foldId = useId();
  const [isOpen, setOpen] = useState(false);
  const { page: _page, ...filters } = auditDefaults;
  const active = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => query[name] !== '').length;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.keys(auditDefaults).filter((name) => form.has(name));
    set(Object.fromEntries(typed.map((name) => [name, String(form.get(name)).trim()])));
  }

  const field = (name: 'actor' | 'subject' | 'target') => (
    <TextField
      name={name}
      label={t(`admin.audit.${name}`)}
      defaultValue={query[name]}
      maxLength={254}
      autoComplete="off"
    />
  );
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      name={name}
      label={t(`admin.audit.${name}`)}
      defaultValue={query[name]}
      data-empty={query[name] === '' || undefined}
      onInput={({ currentTarget: input }) => input.toggleAttribute('data-empty', input.value === '')}
    />
  );
  return (
    // Back and Forward fill the fields anew.
    <form key={JSON.stringify(query)} role="search" aria-label={t('admin.audit.filters')} onSubmit={submit}>
      <FoldButton controls={foldId} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} active={active} />
      <div className={styles['filters']} id={foldId} data-open={isOpen ? '' : undefined}>
        {field('actor')}
        {field('subject')}
        {field('target')}
        <Select
          name="action"
          label={t('admin.audit.action')}
          defaultValue={query.action}
          key={`action ${options !== undefined}`}
        >
          <option value="">{t('admin.filters.all')}</option>
          {kindsOf(options?.actions ?? []).map((kind) => (
            <optgroup key={kind} label={words.kind(kind)}>
              <option value={kind}>{t('admin.audit.allOf', { kind: words.kind(kind) })}</option>
              {options?.actions
                .filter((action) => action.startsWith(kind.slice(0, -1)))
                .map((action) => (
                  <option key={action} value={action}>
                    {words.action(action)}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
        <Select
          name="service"
          label={t('admin.audit.service')}
          defaultValue={query.service}
          key={`service ${options !== undefined}`}
        >
          <option value="">{t('admin.filters.all')}</option>
          {options?.services.map((service) => (
            <option key={service} value={service}>
              {words.service(service)}
            </option>
          ))}
        </Select>
        {day('from')}
        {day('to')}
        <div className={styles['buttons']}>
          <Button type="submit" size="small">
            {t('admin.audit.find')}
          </Button>
          {onReset && (
            <Button variant="ghost" size="small" onClick={onReset}>
              {t('admin.ui.list.reset')}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
