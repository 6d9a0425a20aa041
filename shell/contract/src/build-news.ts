/** What the dev server tells pages of a section's newest build, at once and after each change. */
export interface BuildNews {
  section: string;
  /** Of the newest good build. */
  hash: string;
  /** Why the newest one is not good; empty when it is. */
  errors: string[];
  /** Something else than the section has changed, which a new document brings. */
  isOutdated?: boolean;
}
