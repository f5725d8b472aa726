import Iyzipay, { type Answered, type Send } from 'iyzipay';
import { reachLoopbackDirectly } from './loopback-proxy.js';
import { callThatCanBeCutOff } from './open-calls.js';

const DEFAULT_TIMEOUT_MS = 20_000;

const CALLS = {
  initialize: (api: Iyzipay): Send => api.threedsInitialize.create.bind(api.threedsInitialize),
  authorise: (api: Iyzipay): Send => api.threedsPayment.create.bind(api.threedsPayment),
  retrieve: (api: Iyzipay): Send => api.payment.retrieve.bind(api.payment),
  cancel: (api: Iyzipay): Send => api.cancel.create.bind(api.cancel),
  refundItem: (api: Iyzipay): Send => api.refund.create.bind(api.refund),
  refundPayment: (api: Iyzipay): Send => api.refundV2.create.bind(api.refundV2),
  checkBin: (api: Iyzipay): Send => api.binNumber.retrieve.bind(api.binNumber),
  report: (api: Iyzipay): Send =>
    api.reportingTransactionDetails.retrieve.bind(api.reportingTransactionDetails),
  reportDay: (api: Iyzipay): Send => api.reportingTransactions.retrieve.bind(api.reportingTransactions),
};

export type IyzicoResource = keyof typeof CALLS;

/**
 * Contains only the call and the kind of problem, because requests and answers hold card data and bank pages.
 */
export class IyzicoUnreachableError extends Error {
  override readonly name = 'IyzicoUnreachableError';

  constructor(
    resource: IyzicoResource,
    readonly reason: 'timeout' | 'transport' | 'not_json',
    detail = '',
  ) {
    super(`iyzico ${resource}: ${reason}${detail && ` (${detail})`}`);
  }
}

export interface IyzicoClientOptions {
  readonly uri: string;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly timeoutMs?: number | undefined;
}

export class IyzicoClient {
  constructor(private readonly options: IyzicoClientOptions) {
    reachLoopbackDirectly(options.uri);
  }

  /**
   * The client library has no timeout and returns an HTML error page as if it were data. A call that times
   * out is cut off, so that it cannot move money when nobody waits for it any more.
   */
  post(resource: IyzicoResource, request: object): Promise<object> {
    const { timeoutMs = DEFAULT_TIMEOUT_MS } = this.options;
    const send = this.openCall(resource);
    return new Promise((resolve, reject) => {
      const fail = (reason: IyzicoUnreachableError['reason'], detail?: string): void =>
        reject(new IyzicoUnreachableError(resource, reason, detail));
      const answered: Answered = (error, body) => {
        clearTimeout(timer);
        if (error) fail('transport', codeOf(error));
        else if (typeof body !== 'object' || body === null) fail('not_json');
        else resolve(body);
      };
      const cutOff = callThatCanBeCutOff(() => send(request, answered));
      const timer = setTimeout(() => {
        fail('timeout');
        cutOff();
      }, timeoutMs);
    });
  }

  /**
   * A library object per request, because it keeps the last body, with card number and CVC, for as long as it
   * lives.
   */
  private openCall(resource: IyzicoResource): Send {
    const { uri, apiKey, secretKey } = this.options;
    return CALLS[resource](new Iyzipay({ uri, apiKey, secretKey }));
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
