/** Whether a text still has the place of an image that is being uploaded, or was when the page was left. */
export const hasUnfinishedUpload = (text: string): boolean => /!\[[^\]\n]*\]\(#\d+\)/.test(text);
