const { default: Runtime } = require('jest-runtime');

/** The packages of the repository are links to folders elsewhere. */
const isInstalled = (file) => /[\\/]node_modules[\\/].*\.(?:c?js|node)$/.test(file);

/** Loads installed CommonJS packages once for all test files of a process, as Node does; sources are loaded for each file. */
module.exports = class extends Runtime {
  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options && isInstalled(moduleName)) return require(moduleName);
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
};
