/**
 * The provider that sends our text messages. It must answer within a minute, or another worker tries as well.
 */
export abstract class SmsProvider {
  /** False while nobody would carry a message. */
  abstract readonly isConfigured: boolean;

  /** Throws an SmsRefusal when the refusal is permanent; any other error may pass. */
  abstract send(recipient: string, text: string): Promise<void>;
}

export class SmsRefusal extends Error {}
