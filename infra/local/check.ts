import { checkCode } from './steps/check-code.ts';

const { failed } = await checkCode();
process.exitCode = failed === 0 ? 0 : 1;
