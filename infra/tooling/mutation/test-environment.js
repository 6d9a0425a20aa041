import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from '../jest/browser-environment.js';

const Environment = process.env.MUTATION_ENVIRONMENT === 'browser' ? BrowserEnvironment : NodeEnvironment;

/** Skips the rest of a test file after its first failure: the mutant is killed, and Jest itself cannot stop there. */
export default class BailingEnvironment extends Environment {
  #hasFailed = false;

  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    if (event.name === 'test_fn_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
}
