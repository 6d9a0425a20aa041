import {
  cycleHeading,
  putBlock,
  putLink,
  tableText,
  toggleCode,
  toggleLines,
  toggleMark,
  type Edit,
  type Selected,
} from './formats.ts';

/** What the toolbar offers, in its order, with drawings in a square of 24 units. */
export const tools = [
  { tool: 'bold', keys: 'Control+B', icon: 'M7 5h6a3.5 3.5 0 010 7H7zM7 12h7a3.5 3.5 0 010 7H7z' },
  { tool: 'italic', keys: 'Control+I', icon: 'M10 5h8M6 19h8M14 5l-4 14' },
  { tool: 'heading', keys: 'Control+Alt+2', icon: 'M6 5v14M18 5v14M6 12h12' },
  { tool: 'list', keys: 'Control+Shift+8', icon: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  { tool: 'numbers', keys: 'Control+Shift+7', icon: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15h2.5L4 19h2.5' },
  { tool: 'quote', keys: 'Control+Shift+9', icon: 'M5 7h5v5c0 3-2 5-4 5M14 7h5v5c0 3-2 5-4 5' },
  {
    tool: 'link',
    keys: 'Control+K',
    icon: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1.5 1.5M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1.5-1.5',
  },
  { tool: 'table', keys: undefined, icon: 'M4 5h16v14H4zM4 10h16M4 15h16M10 5v14' },
  { tool: 'code', keys: 'Control+E', icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5' },
  { tool: 'image', keys: undefined, icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5v.01' },
  { tool: 'video', keys: undefined, icon: 'M3 6h18v12H3zM10 9.5l5 2.5-5 2.5z' },
] as const;

export type Tool = (typeof tools)[number]['tool'];

/** Words that are put where nothing is selected. */
export interface Samples {
  bold: string;
  italic: string;
  link: string;
  code: string;
  column: string;
}

/** What a tool does to a text. */
export function editOf(tool: Exclude<Tool, 'image' | 'video'>, selected: Selected, samples: Samples): Edit {
  switch (tool) {
    case 'bold':
      return toggleMark(selected, '**', samples.bold);
    case 'italic':
      return toggleMark(selected, '*', samples.italic);
    case 'heading':
      return cycleHeading(selected);
    case 'link':
      return putLink(selected, samples.link);
    case 'table':
      return putBlock(selected, tableText(samples.column));
    case 'code':
      return toggleCode(selected, samples.code);
    default:
      return toggleLines(selected, tool);
  }
}

/** The tool whose keys are pressed. Digits go by their place: with Shift they are other characters. */
export function shortcutOf(event: KeyboardEvent): Tool | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (!ctrlKey && !metaKey) return undefined;
  const pressed = [
    'Control',
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    code.replace(/^(?:Key|Digit)/, ''),
  ].join('+');
  return tools.find(({ keys }) => keys === pressed)?.tool;
}
