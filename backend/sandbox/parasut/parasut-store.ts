import { randomUUID } from 'node:crypto';

export type Attributes = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly id: string;
  readonly type: string;
  attributes: Attributes;
}

/** A sale with the e-document that was made of it. */
export interface StoredSale extends StoredRecord {
  readonly contactId: string;
  readonly lines: readonly Attributes[];
  electronic: StoredRecord | null;
  isCancelled: boolean;
}

export interface StoredJob extends StoredRecord {
  readonly sale: StoredSale;
  readonly form: 'e_archives' | 'e_invoices';
  /** How often it is still looked at before it is done. */
  looksLeft: number;
}

/** Whose number the tax office's list has, so that it receives e-Fatura. */
export const KNOWN_INBOX = { vkn: '4840847211', address: 'urn:mail:defaultpk@camurisleri.example' };
/** The e-document for this number fails in its job. */
export const REFUSED_TAX_NUMBER = '1111111114';

const FIRST_NUMBER = 1;

/** What the stand-in of Paraşüt has in its books. */
export class ParasutStore {
  readonly contacts: StoredRecord[] = [];
  readonly products: StoredRecord[] = [];
  readonly sales: StoredSale[] = [];
  readonly jobs: StoredJob[] = [];
  /** By so much its sums miss those of the shop. */
  missesKurus = 0;
  private lastId = 0;

  add(list: StoredRecord[], type: string, attributes: Attributes): StoredRecord {
    const record = { id: this.nextId(), type, attributes };
    list.push(record);
    return record;
  }

  addSale(attributes: Attributes, contactId: string, lines: readonly Attributes[]): StoredSale {
    const sale: StoredSale = {
      ...{
        id: this.nextId(),
        type: 'sales_invoices',
        contactId,
        lines,
        electronic: null,
        isCancelled: false,
      },
      attributes: { ...attributes, net_total: ((totalKurus(lines) + this.missesKurus) / 100).toFixed(2) },
    };
    this.sales.push(sale);
    return sale;
  }

  addJob(sale: StoredSale, form: StoredJob['form'], looksLeft: number): StoredJob {
    const job = { id: `job-${this.nextId()}`, type: 'trackable_jobs', attributes: {}, sale, form, looksLeft };
    this.jobs.push(job);
    return job;
  }

  jobsOf(sale: StoredSale): readonly StoredJob[] {
    return this.jobs.filter((job) => job.sale === sale);
  }

  /** Each look at a job or at its sale brings it forward; the last one makes the e-document, or says why it cannot be. */
  look(job: StoredJob): Attributes {
    if (job.looksLeft > 0) job.looksLeft -= 1;
    if (job.looksLeft > 0) return { status: 'running' };
    const { attributes } = job.sale;
    if (attributes['tax_number'] === REFUSED_TAX_NUMBER) {
      return { status: 'error', errors: ['Alıcının vergi numarası bulunamadı.'] };
    }
    job.sale.electronic ??= {
      ...{ id: this.nextId(), type: job.form },
      attributes: { status: 'approved', uuid: randomUUID(), invoice_number: this.nextNumber() },
    };
    return { status: 'done' };
  }

  isBeingMade(sale: StoredSale): boolean {
    return this.jobsOf(sale).some(({ looksLeft }) => looksLeft > 0) || sale.electronic !== null;
  }

  private nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  private nextNumber(): string {
    const made = this.sales.filter(({ electronic }) => electronic !== null).length;
    return `PRS${new Date().getFullYear()}${String(made + FIRST_NUMBER).padStart(9, '0')}`;
  }
}

/** Each line is rounded with its KDV, as Paraşüt shows it. */
function totalKurus(lines: readonly Attributes[]): number {
  return lines.reduce((sum, { quantity, unit_price: price, vat_rate: rate }) => {
    const net = Number(quantity) * Number(price);
    return sum + Math.round(net * (100 + Number(rate)));
  }, 0);
}
