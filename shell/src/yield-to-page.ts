/** Ends the task, so that the browser can paint and handle input before the work continues. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
