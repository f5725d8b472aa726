import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { hasVisibleCharacter, oneLine, severalLines } from '../../common/text-rules.js';
import { trimmed } from '../../common/trimmed.js';

const SUBJECT_LENGTH = 150;
const TEXT_LENGTH = 5000;

/** Validates the subject of a text by the studio; surrounding blanks are removed. */
export const isSubject = (whenMissing: string): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(SUBJECT_LENGTH, { message: `Konu en fazla ${SUBJECT_LENGTH} karakter olabilir.` }),
    oneLine(),
  );

/** The rules of a text by the studio: paragraphs separated by blank lines. */
export const isStudioText = (whenMissing: string): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(TEXT_LENGTH, { message: `Metin en fazla ${TEXT_LENGTH} karakter olabilir.` }),
    severalLines(),
  );
