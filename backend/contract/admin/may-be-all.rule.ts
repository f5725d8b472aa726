import { Transform } from 'class-transformer';
import { mayBeAbsent } from '../common/text-rules.js';
import { rulesInOrder } from '../common/rules-in-order.js';

/** A filter of a documented call: 'all' or an empty value does not filter. */
export const mayBeAll = (): PropertyDecorator =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (value === 'all' || value === '' ? undefined : value)),
    mayBeAbsent(),
  );
