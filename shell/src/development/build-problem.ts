import styles from './build-problem.module.css';

let panel: HTMLElement | undefined;

/** Says over the page why the newest build of a section failed. The page below stays what it was. */
export function showBuildProblem(section: string, errors: string[]): void {
  hideBuildProblem();
  panel = Object.assign(document.createElement('aside'), { className: styles.panel, role: 'alert', popover: 'manual' });
  const title = Object.assign(document.createElement('p'), {
    className: styles.title,
    textContent: `${section} does not compile`,
  });
  const text = Object.assign(document.createElement('pre'), {
    className: styles.text,
    textContent: errors.join('\n\n'),
    tabIndex: 0,
  });
  const hint = Object.assign(document.createElement('p'), {
    className: styles.hint,
    textContent: 'The page is the last good build; the next one takes this away.',
  });
  panel.append(title, text, hint);
  document.body.append(panel);
  panel.showPopover?.();
}

export function hideBuildProblem(): void {
  panel?.remove();
  panel = undefined;
}
