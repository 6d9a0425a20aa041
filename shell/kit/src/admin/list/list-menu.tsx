import { Button, Icon, useDismissal, type IconName } from '@portal/kit';
import { useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styles from './list-menu.module.css';

interface ListMenuProps {
  label: string;
  icon: IconName;
  children: ReactNode;
}

const MARGIN_PX = 16;

/** Moves what hangs below a button into the window, when the button stands near one of its edges. */
function moveIntoWindow(panel: HTMLElement | null): void {
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  const over = right + MARGIN_PX - document.documentElement.clientWidth;
  const shift = Math.max(MARGIN_PX - left, Math.min(0, -over));
  if (left < MARGIN_PX || over > 0) panel.style.translate = `${shift}px`;
}

/** A button that opens a small panel below it; Escape and leaving it close it. */
export function ListMenu({ label, icon, children }: ListMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  useDismissal(menu, isOpen, ({ type }) => {
    setOpen(false);
    if (type === 'keydown') menu.current?.querySelector('button')?.focus();
  });

  return (
    <div className={styles['menu']} role="presentation" ref={menu} onBlur={leave}>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} size={18} /> {label}
      </Button>
      {isOpen && (
        // A press beside its controls must not count as leaving it
        <div
          ref={moveIntoWindow}
          id={panelId}
          className={styles['panel']}
          role="group"
          aria-label={label}
          tabIndex={-1}
        >
          {children}
        </div>
      )}
    </div>
  );
}
