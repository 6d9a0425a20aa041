import { usePortal } from '@portal/kit';
import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createGate, type Gate } from './gate.ts';
import styles from './late.module.css';
import { useLaidOut } from './use-laid-out.ts';

interface Gates {
  /** Opens when the part comes near the screen. */
  near: Gate;
  /** Opens when the part is hydrated. */
  alive: Gate;
}

const never = () => () => undefined;

/** The only hook is the one that waits: React replays a component that waited, and would mistake its other hooks. */
function Hold({ gate, isHeld, children }: { gate: Gate; isHeld: boolean; children: ReactNode }) {
  if (isHeld && !gate.isOpen) use(gate.opened);
  return children;
}

/** Waits only while hydrating, when the server's HTML is there already. A page reached by a click is shown at once. */
function Waiting({ gates: { near, alive }, children }: { gates: Gates; children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  useEffect(() => alive.open(), [alive]);
  return (
    <Hold gate={near} isHeld={isHydrating}>
      {children}
    </Hold>
  );
}

/**
 * A part of a page below its first screen. The server's HTML stays as it is, and runs no script, until the visitor
 * comes near; its layout is deferred, too, until the page above is hydrated. A change of language hydrates it first.
 */
export function Late({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  useLaidOut(place);
  const [gates] = useState<Gates>(() => ({ near: createGate(), alive: createGate() }));

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gates.near.open(),
      { rootMargin: '600px' },
    );
    if (place.current) observer.observe(place.current);
    const wake = async () => {
      gates.near.open();
      await gates.alive.opened;
      return { show: () => undefined };
    };
    portal.localeChanges.add(wake);
    return () => {
      observer.disconnect();
      portal.localeChanges.delete(wake);
    };
  }, [gates, portal]);

  return (
    <div ref={place} className={styles.late}>
      <Suspense fallback={null}>
        <Waiting gates={gates}>{children}</Waiting>
      </Suspense>
    </div>
  );
}
