/**
 * What mails that anybody may ask for are counted by: the address, and for a browser that the account knows an account of its
 * own, which others cannot use up.
 */
export const mailboxOf = ({ id, email }: { id: string; email: string }, browser: string | undefined): string =>
  browser === undefined ? email : `${id} asked by ${browser}`;
