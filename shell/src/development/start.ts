import { prepareDevelopment } from './development.ts';
import { followBuilds } from './follow-builds.ts';

prepareDevelopment();
const script = document.currentScript as HTMLScriptElement;
followBuilds(new URL(script.src).origin);
