import { checkCode } from './steps/check-code.ts';
import { addUp } from './steps/run-step.ts';

const { failed } = addUp(await checkCode());
process.exitCode = failed === 0 ? 0 : 1;
