import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { nested, nestedList } from '../../common/nested.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { isReadVersion } from '../../studio/read-version.rule.js';
import { PROGRAM_SLOTS, type ProgramSlot } from '../program-slot.js';
import type { BookingPolicies, ProgramPolicy } from './booking-policies.js';
import {
  type BookingPolicy,
  CHEAPER_DAY_RULES,
  type CheaperDayRule,
  type RefundTier,
  TOO_FEW_RULES,
  type TooFewRule,
} from './booking-policy.js';

/** The least and the most of each number. */
const POLICY_LIMITS = {
  freeMoves: { min: 0, max: 9 },
  moveUntilHours: { min: 0, max: 720 },
  cancellationFeeKurus: { min: 0, max: 10_000_00 },
  renameUntilHours: { min: 0, max: 168 },
  minimumGuests: { min: 0, max: 99 },
  decisionHours: { min: 1, max: 336 },
} as const satisfies Partial<Record<keyof BookingPolicy, { min: number; max: number }>>;
const TIER_LIMITS = { hoursBefore: { min: 0, max: 2_160 }, percent: { min: 1, max: 100 } } as const;
const MOST_TIERS = 5;
const UNREADABLE = 'Workshop kuralları okunamadı.';

const isWhole = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const message = `${min} ile ${max} arasında bir sayı yazın.`;
  return rulesInOrder(IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

/** Both fall: whoever cancels later gets less. */
const isFalling = () =>
  ValidateBy({
    name: 'isFalling',
    validator: {
      validate: (tiers: unknown) => !Array.isArray(tiers) || (tiers as RefundTier[]).every(isBelow),
      defaultMessage: () =>
        'İade basamaklarını en erkenden en geçe yazın; geç iptalin iadesi daha az olmalı.',
    },
  });

function isBelow(tier: RefundTier, at: number, tiers: readonly RefundTier[]): boolean {
  const earlier = tiers[at - 1];
  return !earlier || (tier.hoursBefore < earlier.hoursBefore && tier.percent < earlier.percent);
}

class RefundTierDto implements RefundTier {
  @isWhole(TIER_LIMITS.hoursBefore)
  hoursBefore: number;

  @isWhole(TIER_LIMITS.percent)
  percent: number;
}

class BookingPolicyDto implements BookingPolicy {
  @isWhole(POLICY_LIMITS.freeMoves)
  freeMoves: number;

  @isWhole(POLICY_LIMITS.moveUntilHours)
  moveUntilHours: number;

  @IsIn(CHEAPER_DAY_RULES, { message: 'Fark iadesini seçin.' })
  cheaperDay: CheaperDayRule;

  @rulesInOrder(
    nestedList(() => RefundTierDto, UNREADABLE),
    IsArray({ message: UNREADABLE }),
    ArrayMaxSize(MOST_TIERS, { message: `En fazla ${MOST_TIERS} iade basamağı yazabilirsiniz.` }),
    isFalling(),
  )
  refundTiers: readonly RefundTierDto[];

  @isWhole(POLICY_LIMITS.cancellationFeeKurus)
  cancellationFeeKurus: number;

  @isWhole(POLICY_LIMITS.renameUntilHours)
  renameUntilHours: number;

  @isWhole(POLICY_LIMITS.minimumGuests)
  minimumGuests: number;

  @isWhole(POLICY_LIMITS.decisionHours)
  decisionHours: number;

  @IsIn(TOO_FEW_RULES, { message: 'Yeterli katılım yoksa ne olacağını seçin.' })
  whenTooFew: TooFewRule;
}

class ProgramPolicyDto implements ProgramPolicy {
  @IsIn(PROGRAM_SLOTS, { message: 'Programı seçin.' })
  program: ProgramSlot;

  @nested(() => BookingPolicyDto, UNREADABLE)
  policy: BookingPolicyDto;
}

export class SaveBookingPoliciesDto implements BookingPolicies {
  @nested(() => BookingPolicyDto, UNREADABLE)
  general: BookingPolicyDto;

  @rulesInOrder(
    nestedList(() => ProgramPolicyDto, UNREADABLE),
    IsArray({ message: UNREADABLE }),
    ArrayMaxSize(PROGRAM_SLOTS.length, { message: UNREADABLE }),
    ArrayUnique((each: ProgramPolicyDto) => each.program, {
      message: 'Bir programın kuralı iki kez yazılmış.',
    }),
  )
  programs: readonly ProgramPolicyDto[];

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
