// Part of every bundle that comes from a dev server: an update goes through the bundle's own runtime.
if (import.meta.webpackHot)
  globalThis.portalDevelopment.bundle = { hot: import.meta.webpackHot, hash: () => __webpack_hash__ };
