import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** What a selector holds in these says what its element is not, or what another one is. */
const aboutOthers = new Set([':not', ':has']);

/** Whether some class narrows the selector down to elements that somebody gave it to. */
function namesClass(node: selectorParser.Node): boolean {
  if (node.type === 'class') return true;
  if (node.type === 'pseudo' && aboutOthers.has(node.value)) return false;
  return 'nodes' in node && node.nodes.some(namesClass);
}

/** A nested rule is narrowed down by the one around it, and steps of an animation are no elements. */
const isTop = ({ parent }: Rule) =>
  parent?.type !== 'rule' && !(parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes'));

/** Selectors of a style sheet that fit elements of the whole page, such as `body` or `main > h1`: they name no class. */
export function outsideSelectors(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (!isTop(rule)) return;
    for (const selector of selectorParser().astSync(rule.selector).nodes)
      if (!namesClass(selector)) found.add(String(selector).trim());
  });
  return [...found];
}

/** Throws when style sheets of a section's build reach outside the section: they stay on the page with other sections. */
export function refuseOutsideStyles(name: string, clientFolder: string): void {
  for (const file of readdirSync(clientFolder).filter((found) => found.endsWith('.css'))) {
    const selectors = outsideSelectors(readFileSync(path.join(clientFolder, file), 'utf8'));
    if (selectors.length > 0)
      throw new Error(
        `${name}: styles in ${file} reach outside the section: ${selectors.slice(0, 5).join(', ')}\n` +
          '  → begin each selector with a class of the section; what is to look the same on every page belongs to the kit',
      );
  }
}
