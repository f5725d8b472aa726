import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { hasVisibleCharacter, oneLine, severalLines } from './text-rules.js';
import { trimmed } from './trimmed.js';

interface TextLimits {
  readonly maxLength: number;
  readonly hasLines?: boolean;
}

/**
 * The rules of a text that the studio must enter; surrounding blanks are removed. It has at least one visible
 * character, because readers take anything else for nothing.
 */
export const isRequiredText = (
  whenMissing: string,
  { maxLength, hasLines = false }: TextLimits,
): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    hasLines ? severalLines() : oneLine(),
  );
