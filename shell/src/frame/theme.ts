/** The names of the two themes (spec, "States and transitions"); the first is the default. */
export const THEMES = ['dark', 'light'] as const;

export type Theme = (typeof THEMES)[number];

const YEAR_SECONDS = 365 * 24 * 3600;

/** The theme of the document, which the server took from the cookie. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Shows a theme at once and has the server send the next documents in it. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
