import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { hasVisibleCharacter, severalLines } from './text-rules.js';
import { trimmed } from './trimmed.js';

/** Maximum length of a visitor's message to the studio. */
const REQUEST_MESSAGE_LENGTH = 2000;

/** The rules of a visitor's message to the studio; surrounding blanks are removed. */
export const isRequestMessage = (whenMissing: string): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(REQUEST_MESSAGE_LENGTH, {
      message: `Mesaj en fazla ${REQUEST_MESSAGE_LENGTH} karakter olabilir.`,
    }),
    severalLines(),
  );
