import { IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { oneLine, severalLines } from './text-rules.js';
import { trimmed } from './trimmed.js';

interface TextLimits {
  readonly maxLength: number;
  readonly hasLines?: boolean;
}

/** The rules of a text that may stay empty; surrounding blanks are removed. */
export const isOptionalText = ({ maxLength, hasLines = false }: TextLimits): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsString({ message: 'Bu alan okunamadı.' }),
    MaxLength(maxLength, { message: `En fazla ${maxLength} karakter yazabilirsiniz.` }),
    hasLines ? severalLines() : oneLine(),
  );
