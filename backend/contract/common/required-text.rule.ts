import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { oneLine, severalLines } from './text-rules.js';

interface TextLimits {
  readonly maxLength: number;
  readonly hasLines?: boolean;
}

/** Neither a blank nor a mark without a glyph, such as a zero-width space; U+2800 is an empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const hasVisibleCharacter = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'hasVisibleCharacter',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && VISIBLE.test(value),
      defaultMessage: () => message,
    },
  });

/**
 * The rules of a text that the studio must enter; surrounding blanks are removed. It has at least one visible
 * character, because readers take anything else for nothing.
 */
export const isRequiredText = (
  whenMissing: string,
  { maxLength, hasLines = false }: TextLimits,
): PropertyDecorator =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    hasLines ? severalLines() : oneLine(),
  );
