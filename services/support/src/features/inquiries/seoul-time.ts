const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as Seoul's clocks show it: `2026.10.05 14:30`. */
export function seoulTime(moment: Date): string {
  return format.format(moment).replaceAll('-', '.');
}
