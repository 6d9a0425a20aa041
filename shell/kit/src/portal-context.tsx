import type { Registry, Settings } from '@portal/contract';
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ConfirmOptions, ToastType } from './notices.ts';
import type { NavigateOptions, Portal } from './portal.ts';
import type { SessionState } from './session.ts';
import type { ApiClient } from './typed-api.ts';

const PortalContext = createContext<Portal | undefined>(undefined);

export function PortalProvider({ portal, children }: { portal: Portal; children: ReactNode }) {
  return <PortalContext value={portal}>{children}</PortalContext>;
}

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('no portal around this component');
  return portal;
}

export function useSession(): SessionState {
  return useStore(usePortal().session.store);
}

export function useRegistry(): Registry {
  return useStore(usePortal().registry);
}

export function useSettings(): Settings {
  return usePortal().settings;
}

/** The client of the services. A front end names its paths once: `export const useApi = usePortalApi<paths>`. */
export function useApi<Paths extends object = object>(): ApiClient<Paths> {
  return usePortal().api;
}

/**
 * Leads to another page, or loads the page again. Once what asks for it is no longer shown, because the visitor has gone on, only
 * the page that is shown by then is loaded again.
 */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { navigate } = usePortal();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (isShown.current || new URL(to, location.href).pathname === location.pathname) navigate(to, options);
    },
    [navigate],
  );
}

/** Brief notices at the edge of the page, one function a kind. */
export function useToast(): Record<ToastType, (text: string, timeoutMs?: number) => void> {
  const { toasts } = usePortal();
  return useMemo(() => {
    const show = (type: ToastType) => (text: string, timeoutMs?: number) => toasts.show(type, text, timeoutMs);
    return { info: show('info'), success: show('success'), warning: show('warning'), error: show('error') };
  }, [toasts]);
}

/** A modal notice with one button; resolves when it has been closed. */
export function useAlert(): (text: string) => Promise<void> {
  return usePortal().alerts.show;
}

/** A modal question; resolves to true when the visitor confirms. */
export function useConfirm(): (options: ConfirmOptions) => Promise<boolean> {
  return usePortal().alerts.confirm;
}
