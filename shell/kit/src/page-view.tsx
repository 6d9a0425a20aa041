import { createContext, useContext, type ReactNode } from 'react';
import { matchRoutes, Router, useRoutes, type Navigator, type RouteObject } from 'react-router-dom';
import type { PageRoute, SectionDefinition } from './contract.ts';
import type { Screen } from './page-loader.ts';
import { PageProblem } from './page-problem.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const ScreenContext = createContext<Screen | undefined>(undefined);
const RouteIdContext = createContext('');

/** The data that the route's `load()` gave for the page now shown. */
export function useLoaderData<Data>(): Data {
  const screen = useContext(ScreenContext);
  const routeId = useContext(RouteIdContext);
  return screen?.data[routeId] as Data;
}

function toRouteObjects(routes: PageRoute[], screen: Screen): RouteObject[] {
  return routes.map(({ id, path, children }) => {
    const Page = screen.pages[id]?.Page;
    return {
      id,
      path,
      element: Page && (
        <RouteIdContext value={id}>
          <Page />
        </RouteIdContext>
      ),
      children: children && toRouteObjects(children, screen),
    };
  });
}

function Pages({ routes, screen }: { routes: PageRoute[]; screen: Screen }) {
  return useRoutes(toRouteObjects(routes, screen));
}

function NotFoundOf({ routes, screen, onRetry }: { routes: PageRoute[]; screen: Screen; onRetry(): void }): ReactNode {
  const pathname = screen.url.split(/[?#]/, 1)[0] ?? '/';
  const leaf = matchRoutes(routes, pathname)?.at(-1);
  const NotFound = leaf && screen.pages[leaf.route.id]?.NotFound;
  return NotFound ? <NotFound /> : <PageProblem status={screen.status} onRetry={onRetry} />;
}

export interface PageViewProps {
  definition: SectionDefinition;
  screen: Screen;
  navigator: Navigator;
  onRetry(): void;
}

/** Shows a loaded screen. React Router serves its hooks from the location that the shell decided on. */
export function PageView({ definition, screen, navigator, onRetry }: PageViewProps) {
  return (
    <Router location={screen.url} navigator={navigator} static={typeof window === 'undefined'}>
      <ScreenContext value={screen}>
        {screen.isWaiting ? (
          <PageSkeleton />
        ) : screen.status >= 400 ? (
          <NotFoundOf routes={definition.routes} screen={screen} onRetry={onRetry} />
        ) : (
          <Pages routes={definition.routes} screen={screen} />
        )}
      </ScreenContext>
    </Router>
  );
}

/** React Router's navigator without a history of its own: every move goes to `navigate`. */
export function createNavigator(navigate: (to: string, options?: { replace?: boolean }) => void): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref,
    go: (delta) => history.go(delta),
    push: (to) => navigate(createHref(to)),
    replace: (to) => navigate(createHref(to), { replace: true }),
  };
}
