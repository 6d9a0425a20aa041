import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Screen } from './page-loader.ts';
import { PageProblem } from './page-problem.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const ScreenContext = createContext<Screen | undefined>(undefined);

function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('no page around this component');
  return screen;
}

/** The data that the route's `load()` gave for the page now shown. */
export function useLoaderData<Data>(): Data {
  const { data, routeId = '' } = useScreen();
  return data[routeId] as Data;
}

/** Placeholder of the route's path → its part of the URL, decoded. */
export function useParams(): Record<string, string | undefined> {
  return useScreen().params;
}

/** The URL of the page now shown, in its parts; `search` begins with `?` or is empty. */
export function useLocation(): { pathname: string; search: string } {
  const { url } = useScreen();
  return useMemo(() => {
    const [path = '/'] = url.split('#', 1);
    const at = path.indexOf('?');
    return at < 0 ? { pathname: path, search: '' } : { pathname: path.slice(0, at), search: path.slice(at) };
  }, [url]);
}

/** The query of the page now shown. It stays the same object as long as the query does. */
export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

function Content({ screen, onRetry }: PageViewProps): ReactNode {
  const { isWaiting, status, page, access, refusedIn } = screen;
  if (isWaiting) return <PageSkeleton />;
  if (status < 400) return page && <page.Page />;
  const needed = refusedIn === undefined ? undefined : { requiredRole: access, section: refusedIn };
  return page?.NotFound ? <page.NotFound /> : <PageProblem status={status} needed={needed} onRetry={onRetry} />;
}

export interface PageViewProps {
  screen: Screen;
  onRetry(): void;
}

/** Shows a loaded screen. */
export function PageView(props: PageViewProps) {
  return (
    <ScreenContext value={props.screen}>
      <Content {...props} />
    </ScreenContext>
  );
}
