import { GeliverClient, GeliverError, type Address, type Shipment } from '@geliver/sdk';

export const GELIVER = 'https://api.geliver.io/api/v1';

/** All calls for one label end before another process may take it over. */
const ANSWERS_WITHIN_MS = 12_000;
const LARGEST_ANSWER_BYTES = 5_000_000;

/** Geliver refused what it was asked, and would refuse it again. The message is its own, for the studio. */
export class GeliverRefusal extends Error {
  constructor(
    message: string,
    /** It does not know the token. */
    readonly isAboutAccount: boolean,
  ) {
    super(message);
  }
}

export type NewShipment = Parameters<GeliverClient['shipments']['create']>[0];

/**
 * Calls Geliver through its own client, which would repeat a purchase whose answer was lost, and waits for a body without
 * a limit: it is told to try once, and its transport reads the body within the time of the call.
 */
export class GeliverCalls {
  private readonly api: GeliverClient;

  constructor(token: string, baseUrl: string = GELIVER) {
    this.api = new GeliverClient({ token, baseUrl, maxRetries: 0, transport: fetchWhole });
  }

  /** From where parcels are sent: the account's usual sender, else its first one; null without any. */
  async sender(): Promise<Address | null> {
    const { data } = await asked(this.api.addresses.list({ isRecipientAddress: false, limit: 50 }));
    return data.find(({ isDefaultSenderAddress }) => isDefaultSenderAddress) ?? data[0] ?? null;
  }

  /** What was bought under it, else the newest that was not cancelled; null for none. */
  async findByReference(reference: string): Promise<Shipment | null> {
    const { data } = await asked(this.api.shipments.list({ orderNumber: reference, limit: 50 }));
    const own = data.filter(({ order, statusCode, cancelDate }) => {
      return order?.orderNumber === reference && statusCode !== 'CANCELED' && !cancelDate;
    });
    return own.find(({ acceptedOfferID }) => acceptedOfferID) ?? own[0] ?? null;
  }

  create(shipment: NewShipment): Promise<Shipment> {
    return asked(this.api.shipments.create(shipment));
  }

  get(id: string): Promise<Shipment> {
    return asked(this.api.shipments.get(id));
  }

  async accept(offerId: string): Promise<Shipment | null> {
    const { shipment } = await asked(this.api.transactions.acceptOffer(offerId));
    return shipment ?? null;
  }

  async cancel(id: string): Promise<void> {
    await asked(this.api.shipments.cancel(id));
  }

  async label(url: string): Promise<Buffer> {
    return Buffer.from(await asked(this.api.shipments.downloadLabelByUrl(url)));
  }
}

/** Throws GeliverRefusal for a final answer, and anything else while nothing is known. */
async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GeliverError && isFinal(error.status)) {
      const said = error.additionalMessage ?? messageOf(error.responseBody) ?? error.message;
      throw new GeliverRefusal(said.slice(0, 300), error.status === 401 || error.status === 403);
    }
    throw error;
  }
}

/** Without a status Geliver answered `result: false`. Too many calls, and a failing server, may do better later. */
function isFinal(status: number | undefined): boolean {
  if (status === undefined) return true;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}

async function fetchWhole(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LARGEST_ANSWER_BYTES) throw new Error('The answer of Geliver is too large.');
    parts.push(part);
  }
  const { status, headers } = response;
  return new Response(parts.length === 0 ? null : Buffer.concat(parts), { status, headers });
}
