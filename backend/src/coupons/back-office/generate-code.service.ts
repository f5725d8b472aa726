import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Specification 3, section 9. */
export const GENERATED_CODE_LENGTH = 8;
/** Without 0 and O, 1, I and L, which are confused when a code is read aloud or copied from paper. */
export const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** With 31^8 possible codes, even two taken ones in a row are not a coincidence. */
const MOST_TRIES = 5;

export function randomCode(): string {
  const letters = Array.from({ length: GENERATED_CODE_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return letters.join('');
}

/** Generates a code that cannot be guessed and that no coupon has. */
@Injectable()
export class GenerateCodeService {
  constructor(private readonly dataSource: DataSource) {}

  /** Avoids codes of archived coupons too, because they may still be printed somewhere. */
  async generate(draw: () => string = randomCode): Promise<string> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = draw();
      const taken = await this.dataSource.query<unknown[]>('SELECT FROM coupon WHERE code = $1', [code]);
      if (taken.length === 0) return code;
    }
    throw new Error('Every drawn coupon code was taken.');
  }
}
