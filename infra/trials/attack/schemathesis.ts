import { spawn, spawnSync } from 'node:child_process';

/** Path of the API fuzzer schemathesis (a Python program) where it is installed. */
export function installedSchemathesis(): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v schemathesis'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs it against one OpenAPI document, looking for server errors only. Resolves with what it printed. */
export function runSchemathesis(program: string, document: string, token: string): Promise<string> {
  const args = [
    'run',
    document,
    '--checks',
    'not_a_server_error',
    '--max-examples',
    '25',
    '--header',
    `Authorization: Bearer ${token}`,
    '--seed',
    '1',
  ];
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(output));
  });
}
