const HOUR_MS = 3_600_000;
const HOURS_IN_WORDS = 48;

/** '30 saattir bekliyor', '3 gündür bekliyor' */
export function describeWaitingTime(since: string, now: Date): string {
  const hours = Math.max(1, Math.floor((now.getTime() - new Date(since).getTime()) / HOUR_MS));
  if (hours < HOURS_IN_WORDS) return `${hours} saattir bekliyor`;
  return `${Math.floor(hours / 24)} gündür bekliyor`;
}
