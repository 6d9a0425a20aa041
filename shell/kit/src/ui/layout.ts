import styles from './layout.module.css';

/** `stack<n>`: below each other; `row<n>`: beside each other, on further lines where there is no room; `--space-<n>` between. */
type Arrangement = `stack${1 | 2 | 3 | 4 | 5 | 7}` | `row${1 | 2 | 3}`;
/** How the parts of an arrangement lie in it, or how an element lies in one. */
type Alignment = 'column' | 'centered' | 'apart' | 'end' | 'shrinks' | 'rigid';
type Text =
  | 'muted'
  | 'error'
  | 'small'
  | 'large'
  | 'larger'
  | 'strong'
  | 'bold'
  | 'figures'
  | 'nowrap'
  | 'lines'
  | 'breaks'
  | 'flush'
  | 'list';

/** Classes of what many elements need alone, such as `className={layout.stack3}`: no style sheet has to repeat them. */
export const layout: Readonly<Partial<Record<Arrangement | Alignment | Text, string>>> = styles;
