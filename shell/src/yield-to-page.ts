/** Ends the task, so that the browser can paint and answer the visitor before the work goes on. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
