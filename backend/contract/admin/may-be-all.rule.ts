import { Transform } from 'class-transformer';
import { mayBeAbsent } from '../common/text-rules.js';
import { inTurn } from '../common/in-turn.js';

/** A filter of a documented call: 'all', or nothing, filters nothing. */
export const mayBeAll = (): PropertyDecorator =>
  inTurn(
    Transform(({ value }: { value: unknown }) => (value === 'all' || value === '' ? undefined : value)),
    mayBeAbsent(),
  );
