import { Button, Dialog, ErrorState, FieldError, Select, Skeleton, useTranslation } from '@portal/kit';
import { RestoredNotice, useEditDraft, useForm, useSaveShortcut } from '@portal/kit/admin';
import { useId, useMemo } from 'react';
import type { Member } from '../../../api/members.ts';
import { useApi } from '../../../api/client.ts';
import { useSectionTitles } from '../../admin-views.ts';
import { refusalKey } from './refusal-key.ts';
import styles from './roles-dialog.module.css';
import { choiceOf, chosenRoles, usefulChoices } from './section-roles.ts';

interface RolesDialogProps {
  member: Member;
  onClose(): void;
  /** They are changed, and the dialog is closing. */
  onSent(): void;
}

/** Gives and takes a member's roles in the sections of the site. */
export function RolesDialog({ member, onClose, onSent }: RolesDialogProps) {
  const { t } = useTranslation('shell');
  const api = useApi();
  const formId = useId();
  const { status, titles, views, retry } = useSectionTitles();
  const { roles } = member;
  // Roles in a section that is off the site for a while are kept
  const sections = [...new Set([...titles.keys(), ...Object.keys(roles)])];
  const names = sections.join(' ');
  const initial = useMemo(
    () => Object.fromEntries(names.split(' ').flatMap((name) => (name ? [[name, choiceOf(roles[name])]] : []))),
    [names, roles],
  );
  const form = useForm<Record<string, string>, unknown>({
    initial,
    send: (choices, { keyFor }): Promise<unknown> =>
      api.send(
        'PUT',
        `/api/user/admin/members/${member.id}/roles`,
        { version: draft.version, role: member.role, sections: chosenRoles(choices) },
        { idempotencyKey: keyFor(choices) },
      ),
    errorText: (code) => t(refusalKey(code)),
    onSent() {
      onClose();
      onSent();
    },
  });
  const draft = useEditDraft(form, {
    name: `shell.draft.roles.${member.id}`,
    stored: initial,
    version: member.version,
  });
  useSaveShortcut(() => form.props.ref.current);
  const problem = form.state === 'stale' ? t(refusalKey('stale-edit')) : form.message;

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.members.sectionRoles.title', { name: member.name || member.email })}
      closeGuard={() => !form.changed}
      footer={
        <Button type="submit" form={formId} loading={form.isSending} disabled={status !== 'ready'}>
          {t('admin.members.sectionRoles.confirm')}
        </Button>
      }
    >
      <form {...form.props} id={formId}>
        <p>{t(`admin.members.sectionRoles.${member.role === 'admin' ? 'textAdmin' : 'text'}`)}</p>
        <RestoredNotice draft={draft} />
        <dl className={styles['terms']}>
          {(['editor', 'agent', 'manager'] as const).map((role) => (
            <div key={role} className={styles['term']}>
              <dt>{t(`admin.members.roles.${role}`)}</dt>
              <dd>{t(`admin.members.sectionRoles.${role}`)}</dd>
            </div>
          ))}
        </dl>
        {status === 'loading' && <Skeleton height={180} />}
        {status === 'failed' && <ErrorState title={t('admin.members.sectionRoles.failed')} onRetry={retry} />}
        {status === 'ready' && (
          <div className={styles['fields']}>
            {sections.map((section) => (
              <Select key={section} label={titles.get(section) ?? section} {...form.field(section)}>
                {usefulChoices(views.get(section), initial[section] ?? '').map((choice) => (
                  <option key={choice} value={choice}>
                    {t(`admin.members.choices.${choice || 'none'}`)}
                  </option>
                ))}
              </Select>
            ))}
          </div>
        )}
        <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
