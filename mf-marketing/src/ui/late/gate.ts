/** Opens once. `opened` is for those who wait, `isOpen` for those who look. */
export interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open(): void;
}

export function createGate(): Gate {
  let resolve: () => void;
  const gate: Gate = {
    isOpen: false,
    opened: new Promise((done) => {
      resolve = done;
    }),
    open() {
      gate.isOpen = true;
      resolve();
    },
  };
  return gate;
}
