// Runs in the browser, on a page that is about to be printed.

/** Each id once, so that labels still lead to their own part. */
function renameIds(section, prefix) {
  for (const element of [section, ...section.querySelectorAll('[id], [aria-labelledby]')])
    for (const name of ['id', 'aria-labelledby'])
      if (element.hasAttribute(name)) element.setAttribute(name, `${prefix}-${element.getAttribute(name)}`);
}

/** Puts parts of other pages, as the server renders them, before a part of this one. */
async function joinParts(joined, before, lang) {
  const place = document.querySelector(`#main #${before}`);
  for (const [index, { path, parts }] of joined.entries()) {
    const html = await (await fetch(`${path}?lang=${lang}`)).text();
    const other = new DOMParser().parseFromString(html, 'text/html');
    // The server writes each style sheet into the document, with its address
    for (const sheet of other.querySelectorAll('style[data-href]'))
      if (!document.querySelector(`style[data-href="${sheet.dataset.href}"]`))
        document.head.append(document.importNode(sheet, true));
    for (const part of parts) {
      const section = other.querySelector(`#main section#${part}`);
      if (!section || !place) throw new Error(`${path} has no part ${part}, or this page no part ${before}`);
      renameIds(section, `joined-${index}`);
      place.before(document.importNode(section, true));
    }
  }
}

/**
 * Takes away what Chromium writes as elements that PDF/UA does not allow: figures, which would need another text than the
 * words in them; articles and emphasis, which have no type; items of lists that are cards with headings; and links.
 */
function plainStructure() {
  for (const element of document.querySelectorAll('#main :is(figure, article)')) element.setAttribute('role', 'group');
  for (const element of document.querySelectorAll('#main strong')) element.setAttribute('role', 'none');
  for (const item of document.querySelectorAll('#main li:has(h3, h4, p, ul, strong)'))
    for (const element of [item, item.parentElement]) element.setAttribute('role', 'group');
  for (const link of document.querySelectorAll('#main a')) link.removeAttribute('href');
}

/** Gives the page what its paper has and the site has not: joined parts, the words of a cover, fonts, a title. */
globalThis.makePrintable = async ({ joined = [], before, cover, lang, title, weights }) => {
  await joinParts(joined, before, lang);
  plainStructure();
  document.title = title;
  const heading = document.querySelector('#main h1');
  if (cover) {
    heading.textContent = cover.title;
    heading.nextElementSibling.textContent = cover.lead;
  }
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 12px Printed`, '가a')));
};
