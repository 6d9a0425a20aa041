/** Whether a version of a section has rendered all its parts of a document. */
export interface RenderOutcome {
  section: string;
  version: string;
  failed: boolean;
  /** It was not asked for a part because too much is under way: that a part is missing says nothing about it. */
  isOverloaded: boolean;
  /** Its parts that the server had rendered, or failed to: a page by its route, a widget by its module. */
  renders: { page: string; ms: number; failure?: string }[];
}
