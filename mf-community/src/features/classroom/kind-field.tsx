import { can, FieldError, useSession, useTranslation } from '@portal/kit';
import { useId } from 'react';
import type { Board } from '../../boards.ts';
import type { Editor } from '../../ui/writing/use-editor.ts';
import chips from './kind-chips.module.css';
import styles from './kind-field.module.css';

/**
 * The kind of a post as chips, one of which is chosen. Spec, "Classroom edit": only admins choose notice, which here are the
 * section's editors.
 */
export function KindField({ board: { kinds = [] }, editor }: { board: Board; editor: Editor }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const errorId = useId();
  const error = editor.errorOf('type');
  const chosen = editor.texts['type'];
  const forMembers = kinds.filter((kind) => kind !== 'notice');
  const shown = can(user, 'community', 'editor') || chosen === 'notice' ? [...forMembers, 'notice'] : forMembers;
  return (
    <fieldset role="radiogroup" aria-invalid={Boolean(error)} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('classroom.filters')}</legend>
      <div className={chips.chips}>
        {shown.map((kind) => (
          <label key={kind} className={chips.chip}>
            <input type="radio" name="type" value={kind} defaultChecked={kind === chosen} />
            <span>{t(`classroom.type.${kind}`)}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
