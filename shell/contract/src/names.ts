import { Type } from '@portal/runtime/typebox';

/** A section's name. It is part of URLs and of paths in the release store. */
export const SectionName = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });

/** A release's version. It is part of URLs and of paths in the release store, so `..` is refused. */
export const VersionName = Type.String({ pattern: '^(?!.*\\.\\.)[a-z0-9][a-z0-9.-]*$' });

/** A file of a release: no folder above, no other host, no scheme, no leading slash, nothing that ends an attribute. */
export const FileName = Type.String({ pattern: '^(?!/)(?!.*(?:^|/)\\.\\.(?:/|$))[^\\s"\'<>\\\\:?#]+$' });

/** An owned path: `/news` is exact, `/news/*` is it and everything below, `/*` is everything. */
export const OwnedPath = Type.String({ pattern: '^/[^*]*\\*?$' });

/** A path of this site. Another host, also one spelled `//host`, is refused. */
export const LocalPath = Type.String({ pattern: '^/(?![/\\\\])[\\x21-\\x7e]*$' });
