import { TestEnvironment } from 'jest-environment-node';
import { endAsyncContexts } from './end-async-contexts.js';

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endAsyncContexts();
  }
}
