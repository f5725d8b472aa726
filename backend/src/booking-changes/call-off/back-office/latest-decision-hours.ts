import type { BookingPolicies } from '../../../../contract/workshops/policies/booking-policies.js';

/** So many hours before its start the earliest decision about a session is made; null when no rules ask for guests. */
export function latestDecisionHours({ general, programs }: BookingPolicies): number | null {
  const hours = [general, ...programs.map(({ policy }) => policy)]
    .filter(({ minimumGuests }) => minimumGuests > 0)
    .map(({ decisionHours }) => decisionHours);
  return hours.length === 0 ? null : Math.max(...hours);
}
