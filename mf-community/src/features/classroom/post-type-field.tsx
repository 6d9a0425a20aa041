import { can, FieldError, useSession, useTranslation } from '@portal/kit';
import { useId } from 'react';
import type { PostType } from '../../api/posts.ts';
import type { Editor } from '../../ui/writing/use-editor.ts';
import styles from './post-type-field.module.css';
import chips from './type-chips.module.css';

/** Spec, "Classroom edit": only admins choose notice, which here are the section's editors. */
const TYPES: PostType[] = ['free', 'attach', 'question'];

/** The kind of a post as chips, one of which is chosen. */
export function PostTypeField({ editor }: { editor: Editor }) {
  const { t } = useTranslation('community');
  const { user } = useSession();
  const errorId = useId();
  const error = editor.errorOf('type');
  const chosen = editor.texts['type'];
  const types: PostType[] = can(user, 'community', 'editor') || chosen === 'notice' ? [...TYPES, 'notice'] : TYPES;
  return (
    <fieldset role="radiogroup" aria-invalid={Boolean(error)} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t('classroom.filters')}</legend>
      <div className={chips.chips}>
        {types.map((type) => (
          <label key={type} className={chips.chip}>
            <input type="radio" name="type" value={type} defaultChecked={type === chosen} />
            <span>{t(`classroom.type.${type}`)}</span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
