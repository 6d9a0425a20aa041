/** Sources of server bundles, as a build would write them. */

const pageSource = `
const page = (html, more = {}) => ({ html, status: 200, head: { title: 'A title', description: 'A description' }, chunks: [], data: null, slots: [], ...more });
const pathOf = (request) => request.url.split('?')[0];
`;

/** A shell whose frame says which page it is around. */
export const shellBundle = `${pageSource}
exports.shared = { '@portal/kit': { word: 'shared' } };
exports.default = {
  async renderPage(request) { return page('<h1>Not found</h1>', { status: 404, head: { title: 'Not found', description: '' } }); },
  async renderFrame(request) {
    return { header: '<header>header ' + request.init.locale + '</header>', footer: '<footer>the footer</footer>', chunks: [], data: { said: 'by the frame' } };
  },
};
`;

/** A section that answers from a table of paths: body of an async function of `request`, `signal`, `page`. */
export function sectionBundle(pages: Record<string, string>, more = ''): string {
  const table = Object.entries(pages).map(
    ([path, body]) => `${JSON.stringify(path)}: async (request, signal) => { ${body} }`,
  );
  return `${pageSource}
const pages = { ${table.join(',\n')} };
exports.default = {
  async renderPage(request, signal) {
    const make = pages[pathOf(request)];
    return make ? make(request, signal) : page('<h1>none</h1>', { status: 404 });
  },
  ${more}
};
`;
}

/** Ways in which a page can go wrong; each is the body of a page. */
export const faults = {
  throws: `throw new Error('a broken page');`,
  hangs: `await new Promise(() => {});`,
  loops: `for (;;);`,
  grows: `const kept = []; for (;;) { kept.push(new Array(500000).fill(Math.random())); await new Promise(setImmediate); }`,
  'grows in one go': `const kept = []; for (;;) kept.push(new Array(500000).fill(Math.random()));`,
  exits: `process.exit(0);`,
  'signals the process': `process.kill(process.pid, 'SIGKILL');`,
  'rejects elsewhere': `Promise.reject(new Error('nobody listens')); await new Promise(() => {});`,
  'throws later': `setTimeout(() => { throw new Error('too late'); }, 20); await new Promise(() => {});`,
  'answers junk': `return { html: 7 };`,
  'answers nothing': `return undefined;`,
  'answers a circle': `const data = {}; data.self = data; return page('<p>x</p>', { data });`,
  'requires a file': `require('node:fs'); return page('<p>x</p>');`,
  'redirects to another host': `return page('', { status: 302, redirect: '//evil.example/' });`,
} as const;
