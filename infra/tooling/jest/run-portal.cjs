/** Starts the portal from its bundle (`bundle-portal.js`), with what V8 compiled in the first portal that ended. */
const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');

const root = path.resolve(__dirname, '../../..');
const filename = path.join(root, 'var/test-portal/src/main.js');
// V8 compares no more than the length of the source
const cache = `${filename}.${statSync(filename).mtimeMs}`;

function readCache() {
  try {
    return readFileSync(cache);
  } catch {
    return undefined;
  }
}

const head = '(function (module, exports, require) {';
const cachedData = readCache();
const script = new vm.Script(`${head}${readFileSync(filename, 'utf8')}\n})`, {
  filename,
  columnOffset: -head.length,
  cachedData,
});
if (!cachedData) process.on('exit', keepCompiled);
const portal = { exports: {} };
script.runInThisContext()(portal, portal.exports, createRequire(path.join(root, 'shell/server/dist/src/main.js')));

function keepCompiled() {
  const unfinished = `${cache}-${process.pid}`;
  writeFileSync(unfinished, script.createCachedData());
  renameSync(unfinished, cache);
}
