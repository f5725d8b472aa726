import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { get, useController, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button.js';
import { FieldError } from '../../../../ui/field-frame.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Icon } from '../../../../ui/icon.js';
import { WholeNumberField } from '../../../ui/whole-number-field.js';
import type { PoliciesValues, PolicyPath } from './policies-values.js';

/** How much of the money goes back, by the hours that are left. The earliest tier comes first. */
export function RefundTierFields({ path }: { readonly path: PolicyPath }) {
  const { control, formState } = useFormContext<PoliciesValues>();
  const { fields, append, remove } = useFieldArray<PoliciesValues, `${PolicyPath}.refundTiers`>({
    control,
    name: `${path}.refundTiers`,
  });
  const problem = get(formState.errors, `${path}.refundTiers`) as
    | { readonly message?: string; readonly root?: { readonly message?: string } }
    | undefined;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p textStyle="label">İptalde iade</chakra.p>
      {fields.length === 0 && <chakra.p color="fg.muted">İptalde ücret iade edilmez.</chakra.p>}
      {fields.map(({ id }, at) => (
        <TierRow key={id} path={path} at={at} onRemove={() => remove(at)} />
      ))}
      <FieldError
        id={`${path.replaceAll('.', '-')}-tiers-problem`}
        error={problem?.root?.message ?? problem?.message}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          icon={<Icon as={Plus} />}
          onClick={() => append({ hoursBefore: Number.NaN, percent: Number.NaN })}
        >
          İade Basamağı Ekle
        </Button>
      </div>
    </chakra.div>
  );
}

interface TierRowProps {
  readonly path: PolicyPath;
  readonly at: number;
  readonly onRemove: () => void;
}

function TierRow({ path, at, onRemove }: TierRowProps) {
  const { field: hours, fieldState: hoursState } = useController<
    PoliciesValues,
    `${PolicyPath}.refundTiers.${number}.hoursBefore`
  >({ name: `${path}.refundTiers.${at}.hoursBefore` });
  const { field: percent, fieldState: percentState } = useController<
    PoliciesValues,
    `${PolicyPath}.refundTiers.${number}.percent`
  >({ name: `${path}.refundTiers.${at}.percent` });
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr auto" gap="3" alignItems="start">
      <WholeNumberField
        size="sm"
        label="En az kaç saat kala"
        field={hours}
        error={hoursState.error?.message}
      />
      <WholeNumberField size="sm" label="İade (%)" field={percent} error={percentState.error?.message} />
      <chakra.div pt="7">
        <IconButton aria-label={`${at + 1}. iade basamağını kaldır`} onClick={onRemove}>
          <Icon as={Trash2} />
        </IconButton>
      </chakra.div>
    </chakra.div>
  );
}
