import vm from 'node:vm';

/** Of what was kept, V8 forgets where its dynamic imports lead. */
const dynamicImport = /\bimport\s*\(/;

/** By file name. */
const kept = new Map();
const compiledSince = [];

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
  return script.runInContext(parsingContext);
};

/** Called at the end of a test file: keeps what was compiled in it, with the functions that were called. */
export function keepCompiled() {
  for (const { filename, code, script } of compiledSince.splice(0))
    kept.set(filename, { code, cachedData: script.createCachedData() });
}
