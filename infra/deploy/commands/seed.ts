import { declaredServices } from '../../local/services.ts';
import { readMembers, sharedVariables, type Environment } from './installation.ts';
import { runPrograms } from './run-program.ts';

/** Makes the first administrator, and with `sample` the sample content of all services. What is there stays as it is. */
export async function seedAll(env: Environment, sample: boolean): Promise<boolean> {
  const names = declaredServices()
    .filter(({ role }) => sample || role === 'accounts')
    .map(({ name }) => name);
  const shared = sharedVariables(env);
  const runs = readMembers(env, ['url'], names).map(({ name, url }) => ({
    name,
    env: { ...shared, DATABASE_URL: url },
  }));
  return runPrograms(runs, 'seed');
}
