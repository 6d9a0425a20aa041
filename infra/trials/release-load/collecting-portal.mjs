// The portal, which collects its garbage on SIGWINCH (nothing else listens to that): a measurement then sees what is kept, not what is about to go.
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
process.on('SIGWINCH', () => collect());
await import('../../../shell/server/dist/src/main.js');
