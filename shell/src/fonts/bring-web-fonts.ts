import { readRanges, slicesFor } from './unicode-ranges.ts';
import { yieldToPage } from '../yield-to-page.ts';
import { watchText } from './watch-text.ts';

/** The slice of a rule as a face of its own, as the style sheet describes it. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  return new FontFace(value('font-family').replaceAll(/^["']|["']$/g, ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}

async function sheetOf(link: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  if (!link.sheet)
    await new Promise((resolve) =>
      ['load', 'error'].forEach((end) => link.addEventListener(end, resolve, { once: true })),
    );
  return link.sheet;
}

/**
 * Loads those slices of the web font whose characters are on the page, now and later. The document links the fonts'
 * style sheet for print only: if it applied, its rules and each slice that arrives would cause a new layout, and a
 * hundred faces make every layout slow. So the needed slices are loaded first and then added all at once, but for the
 * slice with the characters of first screens, which is asked for and added before the others.
 */
export async function bringWebFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  const sheet = link && (await sheetOf(link));
  const rules = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule);
  // A character that several rules have is the last one's
  const slices = rules
    .reverse()
    .map((rule) => ({ rule, ranges: readRanges(rule.style.getPropertyValue('unicode-range')) }));
  if (slices.length === 0) return;
  await yieldToPage();
  const asked = new Set<CSSFontFaceRule>();

  async function bring(needed: typeof slices): Promise<void> {
    const loaded = await Promise.allSettled(needed.map(({ rule }) => faceOf(rule).load()));
    // A slice that did not come leaves its characters to the fallback face.
    for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
  }

  await watchText(async (codePoints) => {
    const needed = slicesFor(slices, codePoints).filter(({ rule }) => !asked.has(rule));
    for (const { rule } of needed) asked.add(rule);
    const [first] = slices;
    await bring(needed.filter((slice) => slice === first));
    await bring(needed.filter((slice) => slice !== first));
  });
}
