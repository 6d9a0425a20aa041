/** A result in figures. */
export interface CaseFigure {
  figure: string;
  label: string;
}

/** The figures of a case, which the service keeps one a line: the figure, `|`, what it says. */
export function figuresOf(text: string | null): CaseFigure[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [figure = '', label = ''] = line.split('|').map((part) => part.trim());
    return figure && label ? [{ figure, label }] : [];
  });
}
