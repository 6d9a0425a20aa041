import { ApplicationFrame, EMPTY, useApplication } from './application-form.tsx';

/** The inquiry about WEB EQ training. */
export function WebeqForm() {
  const inquiry = useApplication({ name: 'webeqForm', initial: EMPTY });
  return <ApplicationFrame kind="webeq" path="/support/webeqForm" inquiry={inquiry} />;
}
