import { IysAwayError, IysRefusal } from './iys-errors.js';
import type { IysClient } from './iys-client.js';

export type IysType = 'EPOSTA' | 'MESAJ';
export type IysStatus = 'ONAY' | 'RET';

/** A consent or a refusal as İYS keeps it. */
export interface IysRecord {
  /** A mail address, or a number with +. */
  readonly recipient: string;
  readonly type: IysType;
  readonly status: IysStatus;
  /** The moment of the decision, not of the report: '2026-11-29 13:05:00' in Istanbul. */
  readonly consentDate: string;
}

interface Known extends IysRecord {
  readonly transactionId: string | null;
}

export interface Changes {
  readonly list: readonly IysRecord[];
  /** Where the next reading goes on; null when nothing was read. */
  readonly after: string | null;
}

/** The shop asks consumers on its own site. */
const OURS = { source: 'HS_WEB', recipientType: 'BIREYSEL' };
const NOT_FOUND = 404;
const PAGE = 500;

/** The calls of İYS that the shop makes. All throw IysAwayError, IysAccountError, IysRefusal. */
export class IysApi {
  constructor(private readonly client: IysClient) {}

  /** Answers the id of the transaction at İYS. */
  async add(record: IysRecord): Promise<string> {
    const body = await this.client.call({ method: 'POST', path: '/consents', body: { ...OURS, ...record } });
    const { transactionId } = { ...(body as { transactionId?: unknown } | null) };
    if (typeof transactionId !== 'string') throw new IysAwayError('a record was taken without a number');
    return transactionId;
  }

  /** The last word that İYS has of a recipient; null for none. */
  async status({ recipient, type }: Pick<IysRecord, 'recipient' | 'type'>): Promise<Known | null> {
    const { recipientType } = OURS;
    try {
      return knownIn(
        await this.client.call({
          ...{ method: 'POST', path: '/consents/status', body: { recipient, type, recipientType } },
        }),
      );
    } catch (error) {
      if (error instanceof IysRefusal && error.status === NOT_FOUND) return null;
      throw error;
    }
  }

  /** A page of what recipients said at İYS itself. An empty one ends the reading. */
  async changes(after: string | null): Promise<Changes> {
    const body = await this.client.call({
      ...{ method: 'GET', path: '/consents/changes' },
      query: { source: 'IYS', limit: String(PAGE), ...(after !== null && { after }) },
    });
    const read = { ...(body as { list?: unknown; after?: unknown } | null) };
    if (!Array.isArray(read.list)) throw new IysAwayError('the changes cannot be read');
    const list = read.list.map(knownIn).filter((record) => record !== null);
    return { list, after: typeof read.after === 'string' && read.after !== '' ? read.after : null };
  }
}

const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Null for what isn't of the form: it counts as unknown. */
function knownIn(body: unknown): Known | null {
  const { recipient, type, status, consentDate, transactionId } = {
    ...(body as Record<string, unknown> | null),
  };
  if (typeof recipient !== 'string') return null;
  if (typeof consentDate !== 'string' || !DATE.test(consentDate)) return null;
  if (type !== 'EPOSTA' && type !== 'MESAJ') return null;
  if (status !== 'ONAY' && status !== 'RET') return null;
  const id = typeof transactionId === 'string' ? transactionId : null;
  return { recipient, type, status, consentDate, transactionId: id };
}
