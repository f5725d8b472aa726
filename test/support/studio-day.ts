/** A day of the studio's calendar, so many days from today: yyyy-MM-dd. */
export function studioDay(daysAhead: number): string {
  const date = new Date(Date.now() + daysAhead * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(date);
}
