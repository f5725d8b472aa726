import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { oneLine, severalLines } from './text-rules.js';

interface TextLimits {
  readonly maxLength: number;
  readonly hasLines?: boolean;
}

/** The rules of a text that the studio must enter; surrounding blanks are removed. */
export const isRequiredText = (
  whenMissing: string,
  { maxLength, hasLines = false }: TextLimits,
): PropertyDecorator =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    hasLines ? severalLines() : oneLine(),
  );
