/** yyyy-MM-dd: iyzico's days are those of Istanbul, for its reports and for cancels, which end with the day. */
export function dayInIstanbul(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(instant);
}
