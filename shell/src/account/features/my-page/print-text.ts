const LATEST_MS = 60_000;

/** Prints a text and nothing else of the page. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page) {
    page.title = title;
    const lines = page.createElement('pre');
    lines.textContent = text;
    page.body.append(lines);
    frame.contentWindow?.print();
  }
  // Some browsers print after `print` has returned
  setTimeout(() => frame.remove(), LATEST_MS);
}
