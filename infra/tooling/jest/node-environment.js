import { TestEnvironment } from 'jest-environment-node';
import { endAsyncContexts } from './end-async-contexts.js';
import { keepCompiled } from './keep-compiled.js';

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    keepCompiled();
    await super.teardown();
    endAsyncContexts();
  }
}
