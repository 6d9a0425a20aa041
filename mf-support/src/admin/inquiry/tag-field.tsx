import { Button, Icon, isComposing, TextField, useTranslation, layout } from '@portal/kit';
import { useId, type KeyboardEvent } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { longestTag, mostTags, tagsIn, tagText } from '../../ui/tags/tags.ts';
import styles from './tag-field.module.css';

interface TagFieldProps {
  /** Its values: the tags, one a line, and what is typed of a further one, which counts when the form is sent. */
  form: {
    values: { tags: string; tag: string };
    set(values: { tags: string; tag?: string }): void;
    field(name: 'tag'): { name: string; defaultValue: string | undefined; error: string | undefined };
  };
}

/** The tags of an inquiry: those that there are can be taken away, further ones are typed or chosen. */
export function TagField({ form }: TagFieldProps) {
  const { t } = useTranslation('support');
  const listId = useId();
  const known = useAdminItem('/api/email/admin/tags').data ?? [];
  const typed = form.values.tag;
  const tags = tagsIn(form.values.tags);
  const add = () => form.set({ tags: tagText([...tags, typed]), tag: '' });

  function onKeyDown(event: KeyboardEvent) {
    // While Korean is composed, Enter ends the syllable
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== ',')) return;
    if (event.key === 'Enter' && !typed.trim()) return;
    event.preventDefault();
    add();
  }

  return (
    <div role="group" aria-label={t('admin.tags.title')} className={`${layout.stack2} ${layout.shrinks}`}>
      {tags.length > 0 && (
        <ul className={layout.row2}>
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.tag}
                aria-label={t('admin.tags.remove', { tag })}
                onClick={() => form.set({ tags: tagText(tags.filter((each) => each !== tag)) })}
              >
                {tag}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < mostTags && (
        <div className={styles.add}>
          <TextField
            label={t('admin.tags.add')}
            maxLength={longestTag}
            list={listId}
            autoComplete="off"
            onKeyDown={onKeyDown}
            {...form.field('tag')}
          />
          <Button type="button" size="small" variant="secondary" onClick={add}>
            {t('admin.tags.addButton')}
          </Button>
        </div>
      )}
      <datalist id={listId}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
      </datalist>
    </div>
  );
}
