/** The two themes (spec, "States and transitions"); `dark` is the default. */
export type Theme = 'dark' | 'light';

/** The theme that a browser remembers in its cookie. */
export function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' ? 'light' : 'dark';
}
