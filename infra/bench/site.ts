/** A site that is measured, this one or any other. */
export interface Site {
  name: string;
  origin: string;
}

/** `http://localhost:8080=ours` → the site; without a name its origin is it. */
export function readSite(text: string): Site {
  const [address = '', name = address] = text.split('=', 2);
  return { name, origin: new URL(address).origin };
}
