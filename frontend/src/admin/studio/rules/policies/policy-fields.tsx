import { chakra } from '@chakra-ui/react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { BookingPolicy } from '@contract/workshops/policies/booking-policy.js';
import { describePolicy } from '@contract/workshops/policies/describe-policy.js';
import { SelectField } from '../../../../ui/select-field.js';
import { AmountField } from '../../../ui/amount-field.js';
import { FieldPair } from '../../../ui/field-pair.js';
import { WholeNumberField } from '../../../ui/whole-number-field.js';
import type { PoliciesValues, PolicyPath } from './policies-values.js';
import { RefundTierFields } from './refund-tier-fields.js';

const CHEAPER_DAY = [
  { value: 'given_back', label: 'Farkı iade edelim' },
  { value: 'kept', label: 'Fark bizde kalsın' },
];
const TOO_FEW = [
  { value: 'ask', label: 'Bana sorulsun' },
  { value: 'call_off', label: 'Kendiliğinden iptal edilsin' },
];

/** The rules of all workshops, or of one program. */
export function PolicyFields({ path }: { readonly path: PolicyPath }) {
  const { register, formState } = useFormContext<PoliciesValues>();
  const errors = formState.errors;
  return (
    <chakra.div display="grid" gap="5">
      <FieldPair>
        <RuleNumber path={path} name="freeMoves" label="Kaç kez ücretsiz gün değiştirir? (0: hiç)" />
        <RuleNumber path={path} name="moveUntilHours" label="Gün değişikliği kaç saat kalana kadar?" />
        <SelectField
          label="Yeni gün daha ucuzsa"
          size="sm"
          options={CHEAPER_DAY}
          error={path === 'general' ? errors.general?.cheaperDay?.message : undefined}
          {...register(`${path}.cheaperDay`)}
        />
        <RuleNumber path={path} name="renameUntilHours" label="Yerini kaç saat kalana kadar devreder?" />
      </FieldPair>
      <RefundTierFields path={path} />
      <FieldPair>
        <Fee path={path} />
      </FieldPair>
      <FieldPair>
        <RuleNumber path={path} name="minimumGuests" label="En az kaç kişi? (0: sınır yok)" />
        <RuleNumber path={path} name="decisionHours" label="Karar, kaç saat kala?" />
        <SelectField
          label="Yeterli kişi yoksa"
          size="sm"
          options={TOO_FEW}
          error={path === 'general' ? errors.general?.whenTooFew?.message : undefined}
          {...register(`${path}.whenTooFew`)}
        />
      </FieldPair>
      <PolicyPreview path={path} />
    </chakra.div>
  );
}

interface RuleNumberProps {
  readonly path: PolicyPath;
  readonly name: 'freeMoves' | 'moveUntilHours' | 'renameUntilHours' | 'minimumGuests' | 'decisionHours';
  readonly label: string;
}

function RuleNumber({ path, name, label }: RuleNumberProps) {
  const { field, fieldState } = useController<PoliciesValues, `${PolicyPath}.${RuleNumberProps['name']}`>({
    name: `${path}.${name}`,
  });
  return <WholeNumberField size="sm" label={label} field={field} error={fieldState.error?.message} />;
}

function Fee({ path }: { readonly path: PolicyPath }) {
  const { field, fieldState } = useController<PoliciesValues, `${PolicyPath}.cancellationFeeKurus`>({
    name: `${path}.cancellationFeeKurus`,
  });
  return (
    <AmountField
      size="sm"
      label="İptalde kişi başı kesinti (TL)"
      field={field}
      error={fieldState.error?.message}
    />
  );
}

/** What guests will read, so that nobody has to look for it there. */
function PolicyPreview({ path }: { readonly path: PolicyPath }) {
  const policy = useWatch<PoliciesValues>({ name: path }) as BookingPolicy | undefined;
  if (!policy || hasGaps(policy)) return null;
  return (
    <chakra.div color="fg.muted" textStyle="note" aria-live="polite">
      <chakra.p mb="1">Misafir şöyle okur:</chakra.p>
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1">
        {describePolicy(policy).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}

/** A number that is being typed is NaN for a moment. */
function hasGaps({ refundTiers, ...rules }: BookingPolicy): boolean {
  const tiers = refundTiers.flatMap(({ hoursBefore, percent }) => [hoursBefore, percent]);
  const numbers = Object.values(rules).filter((value) => typeof value === 'number');
  return [...numbers, ...tiers].some((value) => Number.isNaN(value));
}
