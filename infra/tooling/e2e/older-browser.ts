import type { Page } from '@playwright/test';
import newer from '../browser-support/newer-features.json' with { type: 'json' };

/** What no code uses yet, in the form of the data about what is used. */
const unused = {
  'api.AbortSignal': 'any_static',
  'api.ArrayBuffer': 'transfer transferToFixedLength',
  'api.Blob': 'bytes',
  'api.Document': 'caretPositionFromPoint',
  'api.Element': 'getHTML setHTMLUnsafe moveBefore',
  'api.HTMLButtonElement': 'command commandForElement popoverTargetElement popoverTargetAction',
  'api.HTMLDialogElement': 'closedBy requestClose',
  'api.HTMLElement': 'popover hidePopover togglePopover',
  'api.ReadableStream': 'from_static',
  'api.Response': 'bytes',
  'api.URL': 'canParse_static parse_static',
  'api.URLSearchParams': 'size',
  'api.Window': 'scheduler CloseWatcher URLPattern Highlight Iterator CommandEvent',
  'javascript.builtins.Array': 'fromAsync',
  'javascript.builtins.Error': 'isError',
  'javascript.builtins.Iterator': 'map filter take drop flatMap reduce toArray forEach some every find',
  'javascript.builtins.Map': 'groupBy getOrInsert getOrInsertComputed',
  'javascript.builtins.Object': 'groupBy',
  'javascript.builtins.Promise': 'try withResolvers',
  'javascript.builtins.RegExp': 'escape',
  'javascript.builtins.Set': 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
  'javascript.builtins.Uint8Array': 'fromBase64 fromHex toBase64 toHex setFromBase64 setFromHex',
};

const missing = Object.keys(newer.missing);
const features = [
  ...missing,
  ...Object.entries(unused).flatMap(([owner, names]) => names.split(' ').map((name) => `${owner}.${name}`)),
];

/**
 * Takes from the pages that are opened from now on what the oldest supported browsers lack, each of it in one of them at least:
 * all that is used of it (`newer-features.json`), and more. Styles stay: see `dropNewerStyles`.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const path of paths.filter((each) => !each.startsWith('css.'))) {
      const [owner = '', name = ''] = path.split('.').slice(path.startsWith('api.') ? 1 : 2);
      if (owner === 'Iterator') Reflect.deleteProperty(iterators, name);
      if (owner === 'Window' || name === '') Reflect.deleteProperty(window, name || owner);
      const of: unknown = Reflect.get(window, owner);
      if (typeof of !== 'function') continue;
      Reflect.deleteProperty(of, name.replace('_static', ''));
      if (!name.endsWith('_static')) Reflect.deleteProperty(of.prototype, name);
    }
  }, features);
}

/** Takes from the style sheets of a page that is shown what they use and the oldest supported browsers lack. */
export async function dropNewerStyles(page: Page): Promise<void> {
  await page.evaluate((paths) => {
    const of = (group: string) =>
      paths.flatMap((path) => (path.startsWith(group) ? [path.slice(group.length).split('.')] : []));
    const [properties, selectors] = [of('css.properties.'), of('css.selectors.').map(([name]) => `:${name}`)];
    const drop = (owner: CSSStyleSheet | CSSGroupingRule, rules: CSSRuleList): void => {
      for (let index = rules.length - 1; index >= 0; index -= 1) {
        const rule = rules[index];
        if (rule instanceof CSSGroupingRule) drop(rule, rule.cssRules);
        if (rule instanceof CSSMediaRule)
          for (const query of [...rule.media].filter((each) => each.includes('scripting')))
            rule.media.deleteMedium(query);
        if (rule instanceof CSSFontFaceRule)
          for (const [name = ''] of of('css.at-rules.font-face.')) rule.style.removeProperty(name);
        if (!(rule instanceof CSSStyleRule)) continue;
        if (selectors.some((selector) => rule.selectorText.includes(selector))) owner.deleteRule(index);
        for (const [name = '', value = ''] of properties) {
          const now = rule.style.getPropertyValue(name);
          if (value === 'alt_text') rule.style.setProperty(name, now.replace(/ \/ .*/, ''));
          else if (now.includes(value)) rule.style.removeProperty(name);
        }
      }
    };
    for (const sheet of document.styleSheets) drop(sheet, sheet.cssRules);
  }, missing);
}
