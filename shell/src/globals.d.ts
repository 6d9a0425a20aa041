/** Set by the build from the kit's package.json. */
declare const KIT_VERSION: string;

/** Set by the build. Code under this condition is in no release. */
declare const DEVELOPMENT: boolean;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';

/** Set by the document: keeps a form that is sent before the page answers. */
declare const keepSubmit: ((event: SubmitEvent) => void) & { kept?: SubmitEvent };
