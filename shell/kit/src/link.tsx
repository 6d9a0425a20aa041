import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useTranslation } from './use-translation.ts';
import { usePortal, useRegistry } from './portal-context.tsx';
import { isOwned } from './registry.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site; without one the entry has no page yet and is a button. */
  to?: string;
  /** Leads to another state of the same page: focus and scroll stay where they are. */
  keepPlace?: boolean;
}

/**
 * A link inside the site. The shell takes the click and navigates without a reload. When no section owns the
 * path, it says so in an alert and stays (spec, "Error catalogue"). A button keeps `className` and `children` only.
 */
export function Link({ to, keepPlace, onClick, className, children, ...rest }: LinkProps) {
  const portal = usePortal();
  const registry = useRegistry();
  const { t } = useTranslation('shell');
  const hasPage = isOwned(registry, to?.split(/[?#]/, 1)[0] || '/');

  function sayNotBuilt(event: MouseEvent) {
    event.preventDefault();
    void portal.alerts.show(t('common.notBuilt'));
  }

  if (to === undefined)
    return (
      <button type="button" className={className} data-no-page="" onClick={sayNotBuilt}>
        {children}
      </button>
    );
  return (
    <a
      {...rest}
      className={className}
      href={to}
      data-no-page={hasPage ? undefined : ''}
      data-keep-place={keepPlace ? '' : undefined}
      onClick={hasPage ? onClick : sayNotBuilt}
    >
      {children}
    </a>
  );
}
