import type { OrderLineKind } from '../../../contract/orders/line-kind.js';
import { relatedTo, textIn } from './json-api.js';
import type { ParasutClient } from './parasut-client.js';
import { ParasutAwayError, ParasutRefusal } from './parasut-errors.js';
import {
  type Electronic,
  electronicOf,
  type InternetSale,
  type Job,
  type NewContact,
  type NewInvoice,
  type ParasutInvoice,
} from './parasut-records.js';

const PRODUCT_NAMES: Readonly<Record<OrderLineKind, string>> = {
  product: 'El yapımı parça',
  workshop: 'Workshop',
  shipping: 'Kargo',
};
const MOST = '25';

/** The calls of Paraşüt's interface that issuing a document takes. */
export class ParasutApi {
  constructor(private readonly client: ParasutClient) {}

  /** Whether the account may use the company. */
  async check(): Promise<void> {
    await this.client.call({ method: 'GET', path: '/products', query: { 'page[size]': '1' } });
  }

  /** The newest contact with the number, or with address and name where there is none. */
  async findContact({ taxNumber, email, name }: NewContact): Promise<string | null> {
    const filter = taxNumber === null ? { 'filter[email]': email } : { 'filter[tax_number]': taxNumber };
    const { records } = await this.client.call({
      method: 'GET',
      path: '/contacts',
      query: { ...filter, sort: '-id', 'page[size]': MOST },
    });
    const same = records.find(
      (record) =>
        textIn(record, 'tax_number') === taxNumber && (taxNumber !== null || textIn(record, 'name') === name),
    );
    return same?.id ?? null;
  }

  async createContact(contact: NewContact): Promise<string> {
    const { name, city, district, address, email, phone } = contact;
    const attributes = {
      ...{ name, city, district, address, email, phone },
      ...{ account_type: 'customer', contact_type: contact.contactType },
      ...{ tax_number: contact.taxNumber, tax_office: contact.taxOffice },
    };
    return this.create('contacts', { attributes });
  }

  /** Lines need a product; what was sold stands in the line's own text. */
  async productFor(kind: OrderLineKind, ratePercent: number): Promise<string> {
    const code = `WEB-${kind.toUpperCase()}-${ratePercent}`;
    const { records } = await this.client.call({
      method: 'GET',
      path: '/products',
      query: { 'filter[code]': code },
    });
    const found = records.find((record) => textIn(record, 'code') === code);
    if (found) return found.id;
    const name = `${PRODUCT_NAMES[kind]} (KDV %${ratePercent})`;
    return this.create('products', {
      attributes: { code, name, vat_rate: ratePercent, inventory_tracking: false },
    });
  }

  /** A sale is known by its order number, which is never used twice. */
  async findInvoice(contactId: string, orderNumber: string): Promise<string | null> {
    const query = { 'filter[contact_id]': contactId, sort: '-id', 'page[size]': MOST };
    for (let page = 1; ; page += 1) {
      const { records } = await this.client.call({
        method: 'GET',
        path: '/sales_invoices',
        query: { ...query, 'page[number]': String(page) },
      });
      const found = records.find((record) => textIn(record, 'order_no') === orderNumber);
      if (found) return found.id;
      if (records.length < Number(MOST)) return null;
    }
  }

  async createInvoice(invoice: NewInvoice): Promise<string> {
    const { orderNumber, orderDate, issueDate, description, itemType, contactId, buyer } = invoice;
    const details: unknown[] = [];
    for (const line of invoice.lines) {
      const product = await this.productFor(line.kind, line.ratePercent);
      details.push({
        type: 'sales_invoice_details',
        attributes: {
          ...{ quantity: line.quantity, unit_price: line.unitPrice, vat_rate: line.ratePercent },
          description: line.name,
        },
        relationships: { product: { data: { id: product, type: 'products' } } },
      });
    }
    return this.create('sales_invoices', {
      attributes: {
        ...{ item_type: itemType, description, currency: 'TRL', shipment_included: true },
        ...{ tax_number: buyer.taxNumber, tax_office: buyer.taxOffice, billing_phone: buyer.phone },
        ...{ billing_address: buyer.address, city: buyer.city, district: buyer.district },
        ...{ issue_date: issueDate, due_date: issueDate, order_no: orderNumber, order_date: orderDate },
      },
      relationships: {
        contact: { data: { id: contactId, type: 'contacts' } },
        details: { data: details },
      },
    });
  }

  /** Null when Paraşüt has no such sale any more. */
  async invoice(id: string): Promise<ParasutInvoice | null> {
    const answer = await this.unlessGone(() =>
      this.client.call({
        method: 'GET',
        path: `/sales_invoices/${encodeURIComponent(id)}`,
        query: { include: 'active_e_document' },
      }),
    );
    const [record] = answer?.records ?? [];
    if (!record) return null;
    const active = relatedTo(record, 'active_e_document');
    const electronic = answer?.included.find((each) => each.id === active?.id && each.type === active.type);
    return { id, totalLira: textIn(record, 'net_total'), electronic: electronicOf(electronic) };
  }

  /** Whether the tax office's list has the number, so that the buyer receives an e-Fatura; its mailbox, then. */
  async inboxOf(taxNumber: string): Promise<string | null> {
    const { records } = await this.client.call({
      method: 'GET',
      path: '/e_invoice_inboxes',
      query: { 'filter[vkn]': taxNumber },
    });
    const [inbox] = records;
    return inbox ? textIn(inbox, 'e_invoice_address') : null;
  }

  /** Begins to make the e-document; returns the job. */
  async createElectronic(
    invoiceId: string,
    how: { readonly inbox: string | null; readonly internetSale: InternetSale | null },
  ): Promise<string> {
    const invoice = { data: { id: invoiceId, type: 'sales_invoices' } };
    if (how.inbox !== null) {
      const attributes = { scenario: 'basic', to: how.inbox };
      return this.create('e_invoices', { attributes, relationships: { invoice } });
    }
    const sale = how.internetSale && {
      ...{ url: how.internetSale.url, payment_type: how.internetSale.paymentType },
      ...{ payment_platform: 'iyzico', payment_date: how.internetSale.paymentDate },
    };
    const attributes = sale === null ? {} : { internet_sale: sale };
    return this.create('e_archives', { attributes, relationships: { sales_invoice: invoice } });
  }

  async job(id: string): Promise<Job> {
    const { records } = await this.client.call({
      method: 'GET',
      path: `/trackable_jobs/${encodeURIComponent(id)}`,
    });
    const [record] = records;
    const status = record && textIn(record, 'status');
    if (status === 'done') return { status };
    if (status !== 'error') return { status: 'running' };
    const errors = record?.attributes['errors'];
    const reasons = Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [];
    return { status, reason: reasons.join(' · ').slice(0, 500) || 'Paraşüt belgeyi oluşturamadı.' };
  }

  /** Where the PDF lies for an hour; null while it is being drawn. */
  async pdfAddress({ id, type }: Electronic): Promise<string | null> {
    const { records } = await this.client.call({
      method: 'GET',
      path: `/${type}/${encodeURIComponent(id)}/pdf`,
    });
    const [record] = records;
    return record ? textIn(record, 'url') : null;
  }

  /** Takes back a sale of which no e-document was made; one that is gone already is no error. */
  async removeInvoice(id: string): Promise<void> {
    await this.unlessGone(() =>
      this.client.call({ method: 'DELETE', path: `/sales_invoices/${encodeURIComponent(id)}` }),
    );
  }

  /** Cancels a sale with its e-document. Throws ParasutRefusal when it is too late. */
  async cancelInvoice(id: string): Promise<void> {
    await this.unlessGone(() =>
      this.client.call({ method: 'DELETE', path: `/sales_invoices/${encodeURIComponent(id)}/cancel` }),
    );
  }

  private async create(type: string, content: Readonly<Record<string, unknown>>): Promise<string> {
    const { records } = await this.client.call({
      method: 'POST',
      path: `/${type}`,
      data: { type, ...content },
    });
    const [record] = records;
    if (!record) throw new ParasutAwayError(`the answer to a new record of ${type} names none`);
    return record.id;
  }

  private async unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ParasutRefusal && error.status === 404) return null;
      throw error;
    }
  }
}
