import { Injectable } from '@nestjs/common';

/** Whoever carries our text messages. An answer comes within a minute, or another worker tries as well. */
export abstract class SmsProvider {
  /** Throws an SmsRefusal for a no that stays a no; any other error may pass. */
  abstract send(recipient: string, text: string): Promise<void>;
}

export class SmsRefusal extends Error {}

/** Until the studio has a contract with a provider. */
@Injectable()
export class NoSmsProvider extends SmsProvider {
  override send(): Promise<void> {
    return Promise.reject(new SmsRefusal('no provider configured'));
  }
}
