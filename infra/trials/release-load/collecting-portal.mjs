// The portal, with a garbage collection on SIGWINCH (nothing else listens to it): a measurement counts live objects only.
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGWINCH', () => collect());
await import('../../../shell/server/dist/src/main.js');
