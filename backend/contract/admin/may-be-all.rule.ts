import { Transform } from 'class-transformer';
import { mayBeAbsent } from '../common/text-rules.js';
import { rulesInOrder } from '../common/rules-in-order.js';

/** A filter of a documented call: 'all', or nothing, filters nothing. */
export const mayBeAll = (): PropertyDecorator =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (value === 'all' || value === '' ? undefined : value)),
    mayBeAbsent(),
  );
