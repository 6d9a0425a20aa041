/** Set by the build from the kit's package.json. */
declare const KIT_VERSION: string;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css';
