/** The simulated time of a minute, from eight in the morning: `08:45`. */
export const plantClock = (minute: number): string => new Date((8 * 60 + minute) * 60_000).toISOString().slice(11, 16);
