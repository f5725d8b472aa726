import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** Specification 3, section 9. */
export const GENERATED_CODE_LENGTH = 8;
/** Without 0 and O, 1, I and L: a code is read out, and copied from paper. */
export const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** 31 to the power of 8: nobody guesses one, and two of them in a row that are taken already are no chance. */
const MOST_TRIES = 5;

export function randomCode(): string {
  const letters = Array.from({ length: GENERATED_CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return letters.join('');
}

/** A code that nobody can guess and no coupon has. */
@Injectable()
export class GenerateCodeService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Not even one that a deleted coupon had: it may still stand on somebody's paper. */
  async generate(draw: () => string = randomCode): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = draw();
      const taken = await this.dataSource.query<unknown[]>('SELECT FROM coupon WHERE code = $1', [code]);
      if (taken.length === 0) return code;
    }
    throw new Error('Every drawn coupon code was taken.');
  }
}
