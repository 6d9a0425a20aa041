/** Set by the build from the kit's package.json. */
declare const KIT_VERSION: string;

/** Set by the build: the shell brings kits of earlier major versions beside its own. */
declare const EARLIER_KITS: boolean;

/** Set by the build. Code under this condition is in no release. */
declare const DEVELOPMENT: boolean;

/** Set by the document: keeps a form that is sent before the page answers. */
declare const keepSubmit: ((event: SubmitEvent) => void) & { kept?: SubmitEvent };
