import { ApiError, useConfirm, useNeededRoleText, useToast, type ConfirmOptions } from '@portal/kit';
import { useRef, useState } from 'react';

export interface Action<Result> {
  /** Asked before; nothing happens without a yes. A function may find out first what to ask, and whether. */
  question?: ConfirmOptions | (() => Promise<ConfirmOptions | undefined>);
  work(): Promise<Result>;
  /** The toast for a success; none for undefined. */
  done?: string | ((result: Result) => string | undefined);
  /** The toast for a failure; none for undefined. A missing role has words of the kit. */
  failed?: string | ((error: ApiError) => string | undefined);
  /** How long that toast is shown; as long as others by default. */
  failedMs?: number;
  onDone?(result: Result): unknown;
  onFailed?(error: ApiError): unknown;
}

/**
 * Something that a button does: one at a time, after a question, and said by toasts. `run` resolves to true after a
 * success. What is no ApiError counts as a lost connection and is thrown on, so that it is reported.
 */
export function useAction() {
  const toast = useToast();
  const confirm = useConfirm();
  const neededRoleText = useNeededRoleText();
  /** As it is now: a second press may come before the first is shown. */
  const running = useRef(false);
  const [busy, setBusy] = useState<string>();

  function fail<Result>({ failed, failedMs, onFailed }: Action<Result>, error: unknown): void {
    const failure = error instanceof ApiError ? error : new ApiError(0);
    const text =
      failed && (neededRoleText(failure.problem) ?? (typeof failed === 'function' ? failed(failure) : failed));
    if (text) toast.error(text, failedMs);
    onFailed?.(failure);
    if (failure !== error) throw error;
  }

  async function run<Result>(action: Action<Result>, name = 'action'): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    try {
      const question = typeof action.question === 'function' ? await action.question() : action.question;
      if (question && !(await confirm(question))) return false;
      setBusy(name);
      const result = await action.work();
      const text = typeof action.done === 'function' ? action.done(result) : action.done;
      if (text) toast.success(text);
      await action.onDone?.(result);
      return true;
    } catch (error) {
      fail(action, error);
      return false;
    } finally {
      running.current = false;
      setBusy(undefined);
    }
  }

  return {
    run,
    /** The name of what is under way. */
    busy,
    isBusy: busy !== undefined,
  };
}
