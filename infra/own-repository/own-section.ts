import { ClearError } from '../local/clear-error.ts';
import { connectPortal, type ReleasePortal } from '../release/connect-portal.ts';
import { findSections, type SectionSource } from '../release/section-source.ts';
import { projectRoot } from '../tooling/project-root.ts';

/** The one section of a repository of its own. */
export function ownSection(): SectionSource {
  const source = findSections().find(({ name }) => name !== 'shell');
  if (!source) throw new ClearError(`There is no section in ${projectRoot}: its folder is called mf-<name>.`);
  return source;
}

/** The portal at an address, which a command names with `--portal` or the environment with PORTAL_ORIGIN. Throws ClearError. */
export function portalAt(address: string | undefined): ReleasePortal {
  const origin = address ?? process.env['PORTAL_ORIGIN'];
  if (!origin || !URL.canParse(origin))
    throw new ClearError('Which portal? Name it: --portal https://portal.example.com, or PORTAL_ORIGIN.');
  const token = process.env['RELEASE_TOKEN'];
  if (!token)
    throw new ClearError(
      'RELEASE_TOKEN is missing: set it to the token of the section, which the platform team gives.',
    );
  return connectPortal(new URL(origin).origin, token);
}
