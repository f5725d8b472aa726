/** Types for the part of the client that the shop uses; the package has none. */
declare module 'iyzipay' {
  export type Answered = (error: unknown, body: unknown) => void;
  export type Send = (request: object, answered: Answered) => void;

  export default class Iyzipay {
    constructor(config: { uri: string; apiKey: string; secretKey: string });
    threedsInitialize: { create: Send };
    threedsPayment: { create: Send };
    payment: { retrieve: Send };
    cancel: { create: Send };
    refund: { create: Send };
    refundV2: { create: Send };
    binNumber: { retrieve: Send };
    reportingTransactionDetails: { retrieve: Send };
    reportingTransactions: { retrieve: Send };
  }
}
