export interface SandboxPayment {
  readonly paymentId: string;
  readonly conversationId: string;
  readonly status: string;
  readonly [field: string]: unknown;
}

/** Plans faults of the stand-in bank, and reads what it has recorded. */
export class IyzicoControl {
  constructor(private readonly shop: { readonly iyzico: { readonly url: string } }) {}

  async plan(fault: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await fetch(`${this.shop.iyzico.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
    if (!response.ok) throw new Error(`The stand-in refused the fault: ${await response.text()}`);
  }

  async clear(): Promise<void> {
    await fetch(`${this.shop.iyzico.url}/sandbox/faults`, { method: 'DELETE' });
  }

  async faults(): Promise<{ on: string; kind: string; times: number }[]> {
    return (await (await fetch(`${this.shop.iyzico.url}/sandbox/faults`)).json()) as {
      on: string;
      kind: string;
      times: number;
    }[];
  }

  async payments(): Promise<SandboxPayment[]> {
    return (await (await fetch(`${this.shop.iyzico.url}/sandbox/payments`)).json()) as SandboxPayment[];
  }

  /** The merchant makes new keys in iyzico's panel: the old ones are refused from now on. */
  async replaceKeys(keys: { readonly apiKey: string; readonly secretKey: string }): Promise<void> {
    await fetch(`${this.shop.iyzico.url}/sandbox/keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(keys),
    });
  }

  async endFraudReview(paymentId: string, fraudStatus: 1 | -1): Promise<void> {
    await fetch(`${this.shop.iyzico.url}/sandbox/payments/${paymentId}/fraud-status`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fraudStatus }),
    });
  }
}
