import vm from 'node:vm';

/** Names the context of the process itself to Jest, which wants an object for each. */
export const ownContext = {};

/** Of what was kept, V8 forgets where its dynamic imports lead. */
const dynamicImport = /\bimport\s*\(/;

/** By file name. */
const kept = new Map();
const keptModules = new Map();
const compiledSince = [];

const inOwnContext = (options) => (options.context === ownContext ? { ...options, context: undefined } : options);

vm.SyntheticModule = class extends vm.SyntheticModule {
  constructor(names, evaluate, options) {
    super(names, evaluate, inOwnContext(options));
  }
};

vm.SourceTextModule = class extends vm.SourceTextModule {
  constructor(code, options) {
    const known = keptModules.get(options.identifier);
    let cachedData = known?.code === code ? known.cachedData : undefined;
    try {
      super(code, { ...inOwnContext(options), cachedData });
    } catch (error) {
      // A test file that has set a flag of V8 leaves nothing of use to the next ones
      if (error.code !== 'ERR_VM_MODULE_CACHED_DATA_REJECTED') throw error;
      cachedData = undefined;
      super(code, inOwnContext(options));
    }
    // Once a module has run it cannot tell any more
    if (!cachedData && !dynamicImport.test(code))
      keptModules.set(options.identifier, { code, cachedData: this.createCachedData() });
  }
};

/**
 * Jest compiles each CommonJS module once more for each test file. A script, unlike a function, tells what of it was compiled
 * while it ran, so that the next test file of the process need not parse and compile it again.
 */
vm.compileFunction = (code, parameters, { filename, importModuleDynamically, parsingContext }) => {
  const head = `(function (${parameters.join(',')}) {`;
  const known = kept.get(filename);
  // V8 compares no more than the length of the source
  const cachedData = known?.code === code ? known.cachedData : undefined;
  const script = new vm.Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
    importModuleDynamically,
    cachedData,
  });
  const isNew = !cachedData || script.cachedDataRejected;
  if (isNew && !dynamicImport.test(code)) compiledSince.push({ filename, code, script });
  return parsingContext === ownContext ? script.runInThisContext() : script.runInContext(parsingContext);
};

/** Called at the end of a test file: keeps what was compiled in it, with the functions that were called. */
export function keepCompiled() {
  for (const { filename, code, script } of compiledSince.splice(0))
    kept.set(filename, { code, cachedData: script.createCachedData() });
}
