import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { inTurn } from './in-turn.js';
import { severalLines } from './text-rules.js';

/** What fits in a message to the studio. */
const LETTER_LENGTH = 2000;

/** What a visitor writes to the studio, freed of blanks around it. */
export const isLetter = (whenMissing: string): PropertyDecorator =>
  inTurn(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MaxLength(LETTER_LENGTH, { message: `Mesaj en fazla ${LETTER_LENGTH} karakter olabilir.` }),
    severalLines(),
  );
