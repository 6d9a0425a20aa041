import { Component, Suspense, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

interface BoundaryProps {
  /** A new value gives the children another chance. */
  resetKey?: string;
  fallback(retry: () => void): ReactNode;
  onError(error: Error): void;
  children: ReactNode;
}

/** Keeps an error of its children to itself and shows the fallback in their place. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

function OnceShown({ then, children }: { then(): void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/**
 * What every root has around its content, in the browser as on the server. React brings the content of a boundary to
 * life in slices of a few milliseconds, and at once where somebody presses; a root without one takes it in one go.
 */
export function InSlices({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** Keeps what the server rendered when told to hydrate; resolves once the content is hydrated. */
export function mountRoot(
  element: HTMLElement,
  node: ReactNode,
  { prefix, hydrate }: { prefix: string; hydrate: boolean },
): Promise<Root> {
  return new Promise((resolve) => {
    const options = {
      identifierPrefix: prefix,
      // Boundaries report what they catch; React's own console report would say it twice.
      onCaughtError: () => undefined,
      // Such as HTML that an extension has changed. By default it would be an uncaught error, attributed to a release
      onRecoverableError: (error: unknown) => console.error(error),
    };
    let root: Root;
    const shown = (
      <InSlices>
        <OnceShown then={() => queueMicrotask(() => resolve(root))}>{node}</OnceShown>
      </InSlices>
    );
    if (hydrate) {
      root = hydrateRoot(element, shown, options);
    } else {
      element.replaceChildren();
      root = createRoot(element, options);
      // In one go, so that no frame is painted between the old page and this one.
      flushSync(() => root.render(shown));
    }
    // From here on React hydrates at once what is pressed: see early.ts and main-menu.module.css
    element.dataset.hydrated = '';
  });
}
