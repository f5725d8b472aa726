import { describePolicy } from '@contract/workshops/policies/describe-policy.js';
import { SaveBookingPoliciesDto } from '@contract/workshops/policies/booking-policies.dto.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { BookingPolicy } from '@contract/workshops/policies/booking-policy.js';
import { PROGRAM_SLOTS } from '@contract/workshops/program-slot.js';
import type { EditedSection } from '../../edited-section.js';

export type PoliciesValues = SavedSection<'policies'>;
/** Where a policy stands in the form: the general one, or that of a program. */
export type PolicyPath = 'general' | `programs.${number}.policy`;

export const GENERAL_RULES = 'Genel kurallar';
export const HAS_GENERAL_RULES = 'Genel kurallar geçerli.';

function inWords({ general, programs }: PoliciesValues) {
  const own = PROGRAM_SLOTS.map((slot) => {
    const policy = programs.find(({ program }) => program === slot)?.policy;
    return [`${slot}. program`, policy ? lines(policy) : HAS_GENERAL_RULES] as const;
  });
  return { [GENERAL_RULES]: lines(general), ...Object.fromEntries(own) };
}

function lines(policy: BookingPolicy): string {
  return describePolicy(policy).join('\n');
}

export const POLICIES_SECTION: EditedSection<PoliciesValues> = {
  section: 'policies',
  dto: SaveBookingPoliciesDto,
  inWords,
};
