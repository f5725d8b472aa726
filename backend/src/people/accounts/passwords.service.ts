import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { CurrentStudio } from '../../studio/current-studio.js';
import { assertGoodPassword, type NewPassword } from './password-policy.js';

/** argon2id, the library's default, with the parameters that OWASP recommends: 19 MiB and two passes. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordsService {
  /** The hash to compare with when there is no account, so that both cases take the same time. */
  private readonly nobodys = hash(randomBytes(24), STRENGTH);

  constructor(private readonly studio: CurrentStudio) {}

  /** The hash of a password that somebody has chosen. Throws invalid_input when it is easy to guess. */
  hashNew(chosen: NewPassword): Promise<string> {
    assertGoodPassword({ ...chosen, studioName: this.studio.profile.name });
    return this.hash(chosen.password);
  }

  hash(password: string): Promise<string> {
    return hash(password, STRENGTH);
  }

  /** `known`: the account's hash; null when there is no account, which never matches. */
  async verify(known: string | null, password: string): Promise<boolean> {
    const isRight = await verify(known ?? (await this.nobodys), password);
    return known !== null && isRight;
  }
}
