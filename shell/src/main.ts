import './frame/frame.css';
import 'react-dom/client';
import { yieldToPage } from './yield-to-page.ts';

// React DOM and all other modules run in separate tasks: together they would block a phone's first tap
void yieldToPage()
  .then(() => import(/* webpackMode: "eager" */ './start-shell.ts'))
  .then(({ startShell }) => startShell())
  .catch((error: unknown) => {
    // The document says that the page does not work: see document-html.ts
    dispatchEvent(new Event('portal:failed'));
    throw error;
  });
