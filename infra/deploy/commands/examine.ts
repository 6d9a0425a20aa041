import { checkOwner, printChecks } from '@portal/service-kit/database';
import { readMembers, sharedVariables, type Environment } from './installation.ts';
import { runProgram } from './run-program.ts';

/** Looks at everything that the portal and the services need, with the settings that they are given. */
export async function examineAll(env: Environment): Promise<boolean> {
  const shared = sharedVariables(env);
  const examined = await Promise.all(
    readMembers(env, ['url', 'migrationUrl']).map(async ({ name, url, migrationUrl }) => {
      const [program, owner] = await Promise.all([
        runProgram(name, 'doctor', { ...shared, DATABASE_URL: url }),
        checkOwner({ url: migrationUrl, schema: name }),
      ]);
      return { name, program, owner };
    }),
  );
  // Keeps the lines of a process together
  const outcomes = examined.map(({ name, program, owner }) => {
    process.stdout.write(program.output);
    return printChecks(name, [owner]) && program.isWell;
  });
  return !outcomes.includes(false);
}
