import { chakra } from '@chakra-ui/react';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FIRST_MINUTE, LAST_MINUTE } from '@contract/coupons/coupon-days.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';
import type { CouponFormValues } from './coupon-form-values.js';

/** The hours of the first and last day, shown only when the coupon has some. */
export function CouponHours() {
  const { register, setValue } = useFormContext<CouponFormValues>();
  const [fromTime, untilTime] = useWatch<CouponFormValues, ['fromTime', 'untilTime']>({
    name: ['fromTime', 'untilTime'],
  });
  const [isShown, setShown] = useState(false);
  if (!isShown && fromTime === FIRST_MINUTE && untilTime === LAST_MINUTE) {
    return (
      <chakra.div mt="-3">
        <Button variant="ghost" size="sm" icon={<Icon as={Clock} size="sm" />} onClick={() => setShown(true)}>
          Saat de belirleyin
        </Button>
      </chakra.div>
    );
  }
  const wholeDays = () => {
    setValue('fromTime', FIRST_MINUTE, { shouldDirty: true });
    setValue('untilTime', LAST_MINUTE, { shouldDirty: true });
    setShown(false);
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(2, minmax(0, 1fr)) minmax(0, 1fr)',
      }}
      gap="4"
      alignItems="end"
    >
      <TextField label="İlk gün, saat" type="time" {...register('fromTime')} />
      <TextField label="Son gün, saat" type="time" {...register('untilTime')} />
      <Button variant="ghost" onClick={wholeDays}>
        Tam gün olsun
      </Button>
    </chakra.div>
  );
}
