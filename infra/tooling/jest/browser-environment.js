import { File } from 'node:buffer';
import jsdom from 'jest-fixed-jsdom';

/** Node's, without keeping the test's process alive. */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** jsdom with Node's fetch family, so that requests can be mocked at the network boundary; files fit that FormData. */
export default class BrowserEnvironment extends jsdom {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { BroadcastChannel: TestBroadcastChannel, File });
  }
}
