import { useRef, type KeyboardEvent } from 'react';
import styles from './tabs.module.css';

export interface TabsProps<Id extends string> {
  items: readonly { id: Id; label: string }[];
  value: Id;
  onChange(id: Id): void;
  /** What the tabs choose, for screen readers. */
  label: string;
  /** Id of the element that shows the choice: it takes `role="tabpanel"` and `aria-labelledby={tabId(panelId, value)}`. */
  panelId: string;
}

/** The id of a tab's button. */
export function tabId(panelId: string, id: string): string {
  return `${panelId}-tab-${id}`;
}

/** Tabs with one stop for Tab; arrow keys, Home and End choose (ARIA Authoring Practices, "Tabs"). */
export function Tabs<Id extends string>({ items, value, onChange, label, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  function choose(event: KeyboardEvent) {
    const index = items.findIndex(({ id }) => id === value);
    const targets: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    const next = target === undefined ? undefined : items.at(target % items.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(panelId, next.id))}`)?.focus();
  }

  return (
    <div className={styles['tabs']} role="tablist" aria-label={label} ref={list} onKeyDown={choose}>
      {items.map(({ id, label: text }) => (
        <button
          key={id}
          id={tabId(panelId, id)}
          type="button"
          role="tab"
          className={styles['tab']}
          aria-selected={id === value}
          aria-controls={panelId}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
