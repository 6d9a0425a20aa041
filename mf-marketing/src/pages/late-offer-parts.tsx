import { lazy, useState, type ComponentType, type JSX } from 'react';
import { Late } from '../ui/late/late.tsx';
import type * as OfferParts from './offer-parts.tsx';
// The server's HTML is styled before the code of its parts has come
import '../features/architecture/architecture.module.css';
import '../features/architecture/stage-art.module.css';
import '../features/offer-facts/fact-blocks.module.css';
import '../features/related/related-block.module.css';
import '../features/roles/role-block.module.css';
import '../features/sdk/code-samples.module.css';

type Parts = typeof OfferParts;
let parts: Parts | undefined;

/** Fetches the code of the parts, for the server and for a page that is reached by a click. Never fails. */
export const loadOfferParts = (): Promise<void> =>
  import(/* webpackChunkName: "offer-parts" */ './offer-parts.tsx').then(
    (loaded) => void (parts = loaded),
    () => undefined,
  );

/** A part whose HTML comes with the page and whose code when the visitor is near. */
function late<Props extends object>(choose: (parts: Parts) => (props: Props) => JSX.Element) {
  const Later = lazy(async () => {
    await loadOfferParts();
    // Without code the server's HTML stays as it is
    return parts ? { default: choose(parts) } : new Promise<never>(() => undefined);
  });
  return function LatePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => (parts ? choose(parts) : (Later as ComponentType<Props>)));
    return (
      <Late>
        <Part {...props} />
      </Late>
    );
  };
}

export const LateArchitecture = late(({ ArchitectureBlock }) => ArchitectureBlock);
export const LateCode = late(({ OfferCode }) => OfferCode);
export const LateEnd = late(({ OfferEnd }) => OfferEnd);
export const LateRoles = late(({ RoleBlock }) => RoleBlock);
