import type { SectionApp } from '@portal/kit/host';

/** What a section may have changed: objects that all code of the page shares. */
const shared = (): object[] => [
  globalThis,
  JSON,
  ...[Object, Array, Promise].flatMap((type) => [type, type.prototype]),
  ...[EventTarget, Node, Element, Document, History, Navigator].map(({ prototype }) => prototype),
];

/**
 * Members of the window that are noted: all but its classes, of which only those that the code of all relies on. There are a
 * thousand of them, which browsers make when they are first touched: to note them all takes a phone 80 ms.
 */
const notedOfWindow = /^(?:[^A-Z]|(?:Promise|Map|Set|Event|URL|Request|Response)$)/;

export interface GlobalsGuard {
  /** Runs code of a section; what it changed of the page's globals is put back and reported before this returns. */
  run<T>(section: string, code: () => T): T;
  /** The same for all that a section does from now on, until it is unmounted. */
  guard(app: SectionApp): SectionApp;
  /** Takes over the reports. `names` are members such as `fetch`. */
  onChange(listener: (section: string, names: string[]) => void): void;
}

/** Functions and accessors; other values, such as counters, may change. */
function membersOf(object: object) {
  const keys = Object.getOwnPropertyNames(object).filter((key) => object !== globalThis || notedOfWindow.test(key));
  return keys.flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(object, key);
    const isKept = descriptor?.configurable && (descriptor.get ?? typeof descriptor.value === 'function');
    return isKept ? { object, key, descriptor } : [];
  });
}

/** Puts members back that are not what they were, and takes away what every `for … in` would meet. */
function restore(kept: ReturnType<typeof membersOf>): string[] {
  const changed: string[] = [];
  for (const { object, key, descriptor } of kept) {
    const now = Object.getOwnPropertyDescriptor(object, key);
    if (now && now.value === descriptor.value && now.get === descriptor.get && now.set === descriptor.set) continue;
    Object.defineProperty(object, key, descriptor);
    changed.push(key);
  }
  for (const key in Object.create(Array.prototype) as object) {
    for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, key);
    changed.push(key);
  }
  return changed;
}

/**
 * Keeps sections from changing what the shell and the other sections rely on, such as `fetch`: members are put back to what
 * they were when the guard was created. A change while several sections were at work is put back, but held against none.
 */
export function createGlobalsGuard(): GlobalsGuard {
  const kept = shared().flatMap(membersOf);
  /** Sections at work, once for each thing they do. */
  const working: string[] = [];
  let report: (section: string, names: string[]) => void = () => undefined;

  function check(sections: readonly string[] = working): void {
    const changed = restore(kept);
    const [section, ...others] = new Set(sections);
    if (changed.length > 0 && section && others.length === 0) report(section, changed);
  }

  function begin(section: string): void {
    check();
    working.push(section);
  }

  function end(section: string): void {
    check();
    working.splice(working.indexOf(section), 1);
  }

  async function during<T>(section: string, work: () => Promise<T>): Promise<T> {
    begin(section);
    return work().finally(() => end(section));
  }

  return {
    run(section, code) {
      check();
      try {
        return code();
      } finally {
        check([section]);
      }
    },
    guard(app) {
      const { name } = app;
      return {
        ...app,
        prepare: (...given) => during(name, () => app.prepare(...given)),
        warm: (...given) => during(name, () => app.warm(...given)),
        mount() {
          begin(name);
          return app.mount().finally(check);
        },
        unmount: () => app.unmount().finally(() => end(name)),
      };
    },
    onChange: (listener) => void (report = listener),
  };
}
