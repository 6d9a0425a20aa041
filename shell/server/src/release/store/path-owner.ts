/** The section that owns a path: an exact path first, else the longest `/x/*`, with `/*` the weakest. */
export function ownerOf(pathname: string, sections: Iterable<{ name: string; paths: string[] }>): string | undefined {
  let owner: string | undefined;
  let best = -1;
  for (const section of sections) {
    for (const pattern of section.paths) {
      const weight = matchWeight(pattern, pathname);
      if (weight > best) {
        best = weight;
        owner = section.name;
      }
    }
  }
  return owner;
}

/** The one spelling of a path that is owned but for capital letters, such as `/About`; undefined when it is spelled right. */
export function rightSpelling(pathname: string, sections: Iterable<{ paths: string[] }>): string | undefined {
  let spelling = pathname;
  let best = -1;
  for (const { paths } of sections) {
    for (const pattern of paths) {
      const weight = matchWeight(pattern.toLowerCase(), pathname.toLowerCase());
      const start = pattern.replace(/\/\*$/, '');
      const spelled = start + pathname.slice(start.length);
      if (weight > best || (weight === best && spelled === pathname)) [best, spelling] = [weight, spelled];
    }
  }
  return spelling === pathname ? undefined : spelling;
}

/** How strongly a pattern claims a path; -1 when it does not. */
function matchWeight(pattern: string, pathname: string): number {
  if (!pattern.endsWith('/*')) return pattern === pathname ? Number.MAX_SAFE_INTEGER : -1;
  const prefix = pattern.slice(0, -2);
  return pathname === prefix || pathname.startsWith(`${prefix}/`) ? prefix.length : -1;
}
