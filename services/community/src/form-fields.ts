/** Largest numbers of characters; the pages say the same. */
export const longest = { title: 200, post: 20_000, news: 50_000, answer: 5_000, imageAlt: 200, fileName: 255 };
