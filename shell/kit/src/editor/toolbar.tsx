import { disabledButton, Icon } from '@portal/kit';
import { useRef, type KeyboardEvent } from 'react';
import { tools, type Tool } from './editor-commands.ts';
import styles from './markdown-field.module.css';

interface ToolbarProps {
  label: string;
  /** Id of the text area. */
  controls: string;
  words: { tools: Record<Tool, string>; preview: string };
  hasImages: boolean;
  onTool(tool: Tool): void;
  isPreview: boolean;
  /** Without it there is no preview. */
  onPreview?(): void;
}

/** What can be done to a text: one stop for Tab, arrow keys go from button to button (ARIA Authoring Practices, "Toolbar"). */
export function Toolbar({ label, controls, words, hasImages, onTool, isPreview, onPreview }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 };
    const target = targets[event.key];
    if (target === undefined || at === -1) return;
    event.preventDefault();
    const next = buttons.at(target % buttons.length);
    for (const button of bar.current?.querySelectorAll('button') ?? []) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  const shown = tools.filter(({ tool }) => tool !== 'image' || hasImages);
  return (
    <div
      ref={bar}
      className={styles['toolbar']}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={walk}
    >
      {shown.map(({ tool, icon, keys }, index) => (
        <button
          key={tool}
          type="button"
          className={styles['tool']}
          tabIndex={index === 0 ? 0 : -1}
          aria-label={words.tools[tool]}
          aria-keyshortcuts={keys}
          title={keys ? `${words.tools[tool]} (${keys.replace('Control', 'Ctrl')})` : words.tools[tool]}
          {...disabledButton(isPreview, () => onTool(tool))}
        >
          <Icon path={icon} size={18} />
        </button>
      ))}
      {onPreview ? (
        <button
          type="button"
          className={styles['previewTool']}
          tabIndex={isPreview ? 0 : -1}
          aria-pressed={isPreview}
          onClick={onPreview}
        >
          <Icon name="eye" size={18} />
          {words.preview}
        </button>
      ) : null}
    </div>
  );
}
