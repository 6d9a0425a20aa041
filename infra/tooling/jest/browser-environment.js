import { File } from 'node:buffer';
import jsdom from 'jest-fixed-jsdom';
import { endAsyncContexts } from './end-async-contexts.js';
import { keepCompiled } from './keep-compiled.js';

/** Node's, without keeping the test's process alive. */
class TestBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

/** Node's, which fetch sends, and which reads the controls of a form as a browser does. */
class TestFormData extends FormData {
  constructor(form) {
    super();
    for (const control of form?.elements ?? []) {
      const { name, type, value, files, selectedOptions } = control;
      const isChoice = type === 'checkbox' || type === 'radio';
      if (!name || control.matches(':disabled, fieldset, object, output, button') || (isChoice && !control.checked))
        continue;
      const values = files ?? (selectedOptions ? [...selectedOptions].map((option) => option.value) : [value]);
      for (const each of values) this.append(name, each);
    }
  }
}

/** jsdom with Node's fetch family, so that requests can be mocked at the network boundary; files fit that FormData. */
export default class BrowserEnvironment extends jsdom {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { BroadcastChannel: TestBroadcastChannel, File, FormData: TestFormData });
  }

  async teardown() {
    keepCompiled();
    await super.teardown();
    endAsyncContexts();
  }
}
