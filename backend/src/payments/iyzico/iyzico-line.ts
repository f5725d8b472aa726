import { type Answer, readAnswer, UnreadableAnswerError } from './iyzico-answers.js';
import { IyzicoClient, type IyzicoResource, IyzicoUnreachableError } from './iyzico-client.js';
import { isSignedByIyzico, type SignedAnswer } from './iyzico-signature.js';
import { isRefusalOfKeys } from './iyzico-verdicts.js';
import type { IyzicoOptions } from './iyzico.types.js';

/** Asks iyzico with the keys of an account, and with those that may have replaced them. */
export class IyzicoLine {
  readonly secretKeys: readonly string[];
  private readonly clients: readonly IyzicoClient[];

  constructor(private readonly options: IyzicoOptions) {
    const { uri, timeoutMs, keys } = options;
    this.secretKeys = keys.map(({ secretKey }) => secretKey);
    this.clients = keys.map((each) => new IyzicoClient({ uri, timeoutMs, ...each }));
  }

  /**
   * Null when there is no answer, or an invalid one. A refusal counts only for the keys of the account: later ones may
   * belong to another account, which does not know the payment.
   */
  async ask(resource: IyzicoResource, request: object): Promise<Answer | null> {
    let answer: Answer | null = null;
    for (const [place, client] of this.clients.entries()) {
      answer = await this.askBy(client, resource, request);
      const areKeysRefused = answer?.succeeded === false && isRefusalOfKeys(answer.error);
      if (!areKeysRefused) return place === 0 || answer?.succeeded ? answer : null;
    }
    return answer;
  }

  isSigned(kind: SignedAnswer, fields: Readonly<Record<string, unknown>>): boolean {
    return this.secretKeys.some((secretKey) => isSignedByIyzico(kind, fields, secretKey));
  }

  private async askBy(
    client: IyzicoClient,
    resource: IyzicoResource,
    request: object,
  ): Promise<Answer | null> {
    try {
      return readAnswer(await client.post(resource, request));
    } catch (error) {
      if (!(error instanceof IyzicoUnreachableError || error instanceof UnreadableAnswerError)) throw error;
      this.options.onTrouble?.(error);
      return null;
    }
  }
}
