import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { endAsyncContexts } from './end-async-contexts.js';
import { keepCompiled, ownContext } from './keep-compiled.js';

/**
 * Runs test files in the process's own context, where packages are loaded once for all of them
 * (`shared-packages-runtime.cjs`). What a file leaves in globals and environment variables ends with it.
 */
export default class OneContextEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  // Those of before Jest 27
  fakeTimers = null;
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #variables = { ...process.env };
  // Replaced by Jest for each test file
  #process = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.conditions = projectConfig.testEnvironmentOptions.customExportConditions;
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return ownContext;
  }

  async setup() {}

  async teardown() {
    keepCompiled();
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = this.#globals[key];
      const now = Object.getOwnPropertyDescriptor(globalThis, key);
      if (!now?.configurable) continue;
      if (!before) delete globalThis[key];
      else if (now.value !== before.value || now.get !== before.get) Object.defineProperty(globalThis, key, before);
    }
    Object.assign(process, this.#process);
    for (const name of Object.keys(process.env)) if (!(name in this.#variables)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    endAsyncContexts();
  }
}
