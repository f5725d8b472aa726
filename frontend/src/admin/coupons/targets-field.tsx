import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { COUPON_SCOPES } from '@contract/coupons/coupon.dto.js';
import type { CouponScope } from '@contract/coupons/coupon.js';
import { Icon } from '../../ui/icon.js';
import { FieldError } from '../../ui/field-frame.js';
import { SelectField } from '../../ui/select-field.js';
import { PillButton } from '../ui/pill-button.js';
import type { CouponFormValues, CouponTarget } from './coupon-form-values.js';
import { SCOPE_LABELS } from './coupon.texts.js';
import { useMay } from '../lib/use-may.js';
import { CategorySearch, CustomerSearch, ProductSearch, type TargetSearchProps } from './target-search.js';

type ListName = 'productIds' | 'categoryIds' | 'customerIds';

interface TargetList {
  readonly name: ListName;
  readonly chosen: string;
  readonly Search: (props: TargetSearchProps) => ReactNode;
}

const LISTS: Record<Exclude<CouponScope, 'all'>, TargetList> = {
  specific_products: { name: 'productIds', chosen: 'Seçilen ürünler', Search: ProductSearch },
  specific_categories: { name: 'categoryIds', chosen: 'Seçilen kategoriler', Search: CategorySearch },
  specific_users: { name: 'customerIds', chosen: 'Seçilen müşteriler', Search: CustomerSearch },
};

const HELP: Partial<Record<CouponScope, string>> = {
  all: 'Ürünlerde ve workshoplarda geçer.',
  specific_products: 'Workshoplarda geçmez.',
  specific_categories: 'Workshoplarda geçmez.',
  specific_users: 'Yalnızca giriş yapmış bu müşteriler kullanabilir.',
};

/** Chooses what a coupon applies to. Each choice keeps its own list while the form is open. */
export function TargetsField() {
  const { register, watch } = useFormContext<CouponFormValues>();
  const scope = watch('applicableTo');
  const mayChooseCustomers = useMay('customers.read');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <SelectField
        label="Nerede geçerli?"
        help={HELP[scope]}
        options={COUPON_SCOPES.filter(
          (value) => mayChooseCustomers || value !== 'specific_users' || value === scope,
        ).map((value) => ({ value, label: SCOPE_LABELS[value] }))}
        {...register('applicableTo')}
      />
      {scope !== 'all' && <Chosen key={scope} {...LISTS[scope]} />}
    </chakra.div>
  );
}

function Chosen({ name, chosen, Search }: TargetList) {
  const errorId = useId();
  const { field, fieldState, formState } = useController<CouponFormValues, ListName>({ name });
  const targets: readonly CouponTarget[] = field.value;
  const message = (fieldState.error as { readonly message?: string } | undefined)?.message;
  const { trigger } = useFormContext<CouponFormValues>();
  const change = (next: readonly CouponTarget[]) => {
    field.onChange(next);
    if (formState.isSubmitted) void trigger(name);
  };
  return (
    <>
      {targets.length > 0 && (
        <chakra.ul aria-label={chosen} display="flex" flexWrap="wrap" gap="2" maxH="220px" overflowY="auto">
          {targets.map(({ id, label }) => (
            <chakra.li key={id} maxW="full">
              <PillButton
                type="button"
                aria-label={`Seçimden çıkar: ${label}`}
                onClick={() => change(targets.filter((target) => target.id !== id))}
              >
                {label}
                <Icon as={X} size="sm" />
              </PillButton>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <FieldError id={errorId} error={message} />
      <Search
        inputRef={field.ref}
        describedBy={message ? errorId : undefined}
        chosen={targets}
        onPick={(target) => change([...targets, target])}
      />
    </>
  );
}
