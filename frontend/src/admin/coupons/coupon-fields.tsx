import { chakra } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import { Controller, useFormContext, type UseFormRegisterReturn, useWatch } from 'react-hook-form';
import { couponCode } from '@contract/coupons/coupon-code.js';
import { COUPON_FIELDS } from '@contract/coupons/coupon-fields.js';
import { COUPON_TYPES } from '@contract/coupons/coupon.dto.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { SwitchField } from '../../ui/switch-field.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import type { CouponFormValues } from './coupon-form-values.js';
import { CouponHours } from './coupon-hours.js';
import { TYPE_LABELS } from './coupon.texts.js';

const Columns = chakra('div', {
  base: { display: 'grid', gap: '4', alignItems: 'start' },
  variants: {
    of: {
      two: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
      three: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
});

type TextFieldName = Exclude<keyof CouponFormValues & keyof typeof COUPON_FIELDS, 'isActive'>;

/** All fields but the targets. */
export function CouponFields() {
  const { control, register, formState } = useFormContext<CouponFormValues>();
  const field = (name: TextFieldName) => ({
    label: COUPON_FIELDS[name].label,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  const type = useWatch<CouponFormValues, 'type'>({ name: 'type' });
  return (
    <>
      {/* Registered first, because errors take the focus in the order of registration. */}
      <CodeField field={register('code')} />
      <Columns of="two">
        <TextField maxLength={150} {...field('name')} />
        <TextField optional maxLength={1000} {...field('description')} />
      </Columns>
      <TypeChoice />
      <Columns of="three">
        <TextField
          inputMode="decimal"
          {...field('valueHundredths')}
          label={type === 'percentage' ? 'Değer (%)' : 'Değer (TL)'}
        />
        <TextField inputMode="decimal" {...field('minimumKurus')} />
        <TextField inputMode="decimal" placeholder="Sınırsız" {...field('maximumDiscountKurus')} />
      </Columns>
      <Columns of="three">
        <TextField type="date" {...field('validFrom')} />
        <TextField type="date" {...field('validUntil')} />
        <TextField inputMode="numeric" placeholder="Sınırsız" {...field('usageLimit')} />
      </Columns>
      <CouponHours />
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <SwitchField
            label="Kupon açık"
            help="Kapalı bir kupon sepette kabul edilmez."
            checked={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

/** Shows the code while typing as the rules will save it (specification 3, section 3). */
function CodeField({ field }: { readonly field: UseFormRegisterReturn<'code'> }) {
  const { setValue, formState } = useFormContext<CouponFormValues>();
  const generation = trpc.admin.coupons.generateCode.useMutation();
  const generate = async () => {
    try {
      const code = await generation.mutateAsync();
      setValue('code', code, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    } catch (error) {
      toast.error({ text: describeError(error).message });
    }
  };
  const { onChange, ...code } = field;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      gap="2"
      alignItems="start"
    >
      <TextField
        label={COUPON_FIELDS.code.label}
        help="Boşluksuz harf ve rakam; Türkçe harfler sade yazılır (Ş yerine S). Kod Üret 8 karakterlik bir kod yazar."
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        style={{ letterSpacing: '0.08em', fontWeight: 650 }}
        error={formState.errors.code?.message}
        {...code}
        onChange={(event) => {
          const { target } = event;
          const [start, end] = [target.selectionStart, target.selectionEnd];
          const typed = target.value;
          const placeOf = (place: number | null) => writtenCode(typed.slice(0, place ?? typed.length)).length;
          target.value = writtenCode(typed);
          target.setSelectionRange(placeOf(start), placeOf(end));
          void onChange(event);
        }}
      />
      {/* Next to the box below its label; on phones below it, where the help needs the whole width. */}
      <chakra.div pt={{ base: '0', md: '27px' }}>
        <Button
          variant="outline"
          icon={<Icon as={Dices} />}
          pending={generation.isPending}
          pendingLabel="Üretiliyor..."
          onClick={() => void generate()}
        >
          Kod Üret
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

/** Removes characters that no code may contain. */
function writtenCode(typed: string): string {
  return couponCode(typed).replaceAll(/[^\p{L}\p{N}_-]/gu, '');
}

const Radio = chakra('input', {
  base: { boxSize: '22px', accentColor: 'brand.solid', flexShrink: '0' },
});

function TypeChoice() {
  const { register } = useFormContext<CouponFormValues>();
  return (
    <chakra.fieldset>
      <chakra.legend textStyle="label">İndirim türü</chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" mt="1">
        {COUPON_TYPES.map((type) => (
          <chakra.label
            key={type}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="target"
            cursor="pointer"
          >
            <Radio type="radio" value={type} {...register('type')} />
            {TYPE_LABELS[type]}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
