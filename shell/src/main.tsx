import './frame/frame.css';
import 'react-dom/client';
import { yieldToPage } from './yield-to-page.ts';

// React DOM and all other modules run in a task each: one of both takes a phone long enough
void yieldToPage()
  .then(() => import(/* webpackMode: "eager" */ './start-shell.tsx'))
  .then(({ startShell }) => startShell());
