export function groupsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][];
export function circlesOf(area: string): string[][];
