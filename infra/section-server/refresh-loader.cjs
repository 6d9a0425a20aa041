const path = require('node:path');

/**
 * Has the components of a module known to the page's one refresh runtime, which the development shell brings, and the
 * module accept its own updates where that runtime can apply them.
 */
module.exports = function refreshLoader(source, map) {
  if (!this.resourcePath.endsWith('.tsx')) return this.callback(undefined, source, map);
  const id = JSON.stringify(path.relative(this.rootContext, this.resourcePath));
  // On the first line, so that line numbers stay what they are.
  const before = `const { $RefreshReg$, $RefreshSig$ } = globalThis.portalDevelopment.componentsOf(${id});`;
  const after = 'globalThis.portalDevelopment.accept(import.meta.webpackHot, __webpack_module__.exports);';
  return this.callback(undefined, `${before}${source}\n${after}`, map);
};
