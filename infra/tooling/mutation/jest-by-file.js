import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/** Between a test's file and its name, in the ids by which Stryker knows tests. */
const SEPARATOR = '\u0000';

/** The tests that cover each mutant, identified by file and name: the same name may be in several files. */
function coverageByFile(perTest, tests) {
  return Object.fromEntries(tests.flatMap(({ id, name }) => (perTest[name] ? [[id, perTest[name]]] : [])));
}

/** How long the tests of each file took in the first run, which one of the workers makes. */
const TIMES_FILE = 'var/test-times.json';

function noteTimes(tests) {
  const times = {};
  for (const { fileName, timeSpentMs } of tests) times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
  writeFileSync(TIMES_FILE, JSON.stringify(times));
}

/** The tests of each file, the quickest file first. */
function namesByFile(ids) {
  const times = existsSync(TIMES_FILE) ? JSON.parse(readFileSync(TIMES_FILE, 'utf8')) : {};
  const names = new Map();
  for (const [file, name] of ids.map((id) => id.split(SEPARATOR))) names.set(file, [...(names.get(file) ?? []), name]);
  return [...names].toSorted(([a], [b]) => (times[a] ?? 0) - (times[b] ?? 0));
}

/**
 * A mutant of a migration makes its databases itself: copies of a template that was migrated before would hide it. Migrations
 * run before the tests of a file, so that their mutants have no tests of their own.
 */
async function withOwnTemplates({ id, fileName }, run) {
  const templates = process.env.TEST_TEMPLATES;
  if (!templates || !/: Migration\b/.test(readFileSync(fileName, 'utf8'))) return run();
  process.env.TEST_TEMPLATES = `${templates}_${id}`;
  try {
    return await run();
  } finally {
    process.env.TEST_TEMPLATES = templates;
  }
}

/**
 * Stryker's Jest runner, which loads all test files for each mutant and picks the tests by name. This one loads only the
 * files of those tests, one after the other until one of them kills the mutant: loading a component test costs a second,
 * and most mutants are the matter of one or two files.
 */
function byFile(runner) {
  const { run, dryRun, mutantRun } = runner;
  let testFiles;
  runner.run = (settings) => run.call(runner, { ...settings, testFiles: testFiles ?? settings.testFiles });

  runner.dryRun = async (options) => {
    const result = await dryRun.call(runner, options);
    if (!result.mutantCoverage) return result;
    noteTimes(result.tests);
    const tests = result.tests.map((test) => ({ ...test, id: `${test.fileName}${SEPARATOR}${test.name}` }));
    const { perTest, ...coverage } = result.mutantCoverage;
    return { ...result, tests, mutantCoverage: { ...coverage, perTest: coverageByFile(perTest, tests) } };
  };

  runner.mutantRun = async (options) => {
    if (!options.testFilter) return withOwnTemplates(options.activeMutant, () => mutantRun.call(runner, options));
    let result;
    try {
      for (const [file, testFilter] of namesByFile(options.testFilter)) {
        testFiles = [file];
        result = await mutantRun.call(runner, { ...options, testFilter });
        if (result.status !== 'survived') return result;
      }
      return result;
    } finally {
      testFiles = undefined;
    }
  };
  return runner;
}

function createRunner(injector) {
  return byFile(jestPlugins[0].factory(injector));
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'jest-by-file', factory: createRunner }];
