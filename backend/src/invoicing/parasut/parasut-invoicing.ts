import { Injectable } from '@nestjs/common';
import { formatTl } from '../../../contract/common/money.js';
import { Clock } from '../../platform/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { ServiceAccountsService } from '../../platform/service-accounts/service-accounts.service.js';
import {
  type CancelAnswer,
  Invoicing,
  type DocumentToIssue,
  type IssueAnswer,
  type IssuedDocument,
  type PendingDocument,
} from '../issuing/invoicing.js';
import { type ParasutAccount, parasutAccount } from './parasut-account.js';
import { ParasutApi } from './parasut-api.js';
import { ParasutClient } from './parasut-client.js';
import { ParasutAwayError, ParasutRefusal } from './parasut-errors.js';
import type { ParasutInvoice } from './parasut-records.js';
import { contactOf, internetSaleOf, saleOf } from './parasut-sale.js';

/** While the e-document has one of these states, the tax office has not decided. */
const UNDECIDED = new Set<string | null>([null, 'waiting', 'pending']);

/** Parts the id of a sale from that of the job that makes its e-document. */
const PART = '/';

/**
 * Issues the legal documents by the studio's account with Paraşüt: a sale, then its e-Fatura where the buyer receives
 * one, or its e-Arşiv. A sale whose e-document is refused is removed, so that a later try begins anew and the books
 * hold nothing that was never issued.
 */
@Injectable()
export class ParasutInvoicing extends Invoicing {
  override readonly name = 'parasut';
  /** One client for each account, which keeps its token and its pace. */
  private used: { readonly id: string; readonly client: ParasutClient } | null = null;

  constructor(
    private readonly accounts: ServiceAccountsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async isConnected(): Promise<boolean> {
    return (await this.accounts.latest('parasut')) !== null;
  }

  /** The way to Paraşüt for an account, also for one that is only tried out. */
  clientFor(account: ParasutAccount): ParasutClient {
    return new ParasutClient(account, this.settings.PARASUT_BASE_URL);
  }

  override async issue(document: DocumentToIssue): Promise<IssueAnswer> {
    const api = await this.api();
    const sale = await this.saleFor(api, document).catch(refusalOf);
    if ('outcome' in sale) return sale;
    const invoice = await api.invoice(sale.id);
    if (!invoice) throw new ParasutAwayError('a new sale cannot be read');
    const wrong = sumProblem(invoice, document);
    if (wrong !== null) return this.takeBack(api, sale.id, wrong);
    // The job of a try whose answer was lost may still run, so it gets the time until the next look.
    if (!sale.isNew || invoice.electronic) return { outcome: 'pending', providerId: sale.id };
    return this.beginElectronic(api, sale.id, document);
  }

  override async look({ providerId, ...document }: PendingDocument): Promise<IssueAnswer> {
    const api = await this.api();
    const [invoiceId = '', jobId] = providerId.split(PART);
    const invoice = await api.invoice(invoiceId);
    if (!invoice) return { outcome: 'refused', reason: 'Satış Paraşüt’te silinmiş.' };
    const { electronic } = invoice;
    if (!electronic) {
      if (jobId === undefined) return this.beginElectronic(api, invoiceId, document);
      const job = await api.job(jobId);
      if (job.status === 'error') return this.takeBack(api, invoiceId, job.reason);
      return { outcome: 'pending', providerId };
    }
    const { status, number, uuid } = electronic;
    if (status === 'refused') return this.takeBack(api, invoiceId, 'E-belge reddedildi.');
    if (UNDECIDED.has(status) || number === null || uuid === null) return { outcome: 'pending', providerId };
    return { outcome: 'issued', number, uuid, issuedAt: this.clock.now(), providerId: invoiceId };
  }

  override async pdf({ providerId }: IssuedDocument): Promise<Buffer> {
    const api = await this.api();
    const electronic = providerId === null ? null : (await api.invoice(providerId))?.electronic;
    const address = electronic ? await api.pdfAddress(electronic) : null;
    if (address === null) throw new ParasutAwayError('the PDF is not drawn yet');
    return (await this.client()).download(address);
  }

  override async cancel({ providerId }: IssuedDocument): Promise<CancelAnswer> {
    const api = await this.api();
    try {
      if (providerId !== null) await api.cancelInvoice(providerId);
      return { outcome: 'cancelled' };
    } catch (error) {
      if (error instanceof ParasutRefusal) return { outcome: 'refused', reason: error.reason };
      throw error;
    }
  }

  /** The sale of an earlier try whose answer was lost, or a new one. */
  private async saleFor(api: ParasutApi, document: DocumentToIssue): Promise<Sale> {
    const contact = contactOf(document.buyer);
    const known = await api.findContact(contact);
    const contactId = known ?? (await api.createContact(contact));
    const found = known === null ? null : await api.findInvoice(contactId, document.reference);
    if (found !== null) return { id: found, isNew: false };
    const now = this.clock.now();
    return { id: await api.createInvoice(saleOf(document, { contactId, now })), isNew: true };
  }

  private async beginElectronic(
    api: ParasutApi,
    saleId: string,
    document: DocumentToIssue,
  ): Promise<IssueAnswer> {
    const { buyer } = document;
    const internetSale = internetSaleOf(document, this.settings.PUBLIC_URL);
    try {
      const inbox = buyer.kind === 'company' ? await api.inboxOf(buyer.taxNumber) : null;
      const job = await api.createElectronic(saleId, { inbox, internetSale });
      return { outcome: 'pending', providerId: [saleId, job].join(PART) };
    } catch (error) {
      if (error instanceof ParasutRefusal) return this.takeBack(api, saleId, error.reason);
      throw error;
    }
  }

  /** Paraşüt does not give up a sale whose e-document is being made after all: then the next look finds that. */
  private async takeBack(api: ParasutApi, saleId: string, reason: string): Promise<IssueAnswer> {
    try {
      await api.removeInvoice(saleId);
    } catch (cause) {
      if (cause instanceof ParasutRefusal) throw new ParasutAwayError('a sale cannot be removed', { cause });
      throw cause;
    }
    return { outcome: 'refused', reason };
  }

  private async api(): Promise<ParasutApi> {
    return new ParasutApi(await this.client());
  }

  private async client(): Promise<ParasutClient> {
    const saved = await this.accounts.latest('parasut');
    const account = parasutAccount(saved);
    if (saved === null || account === null) throw new ParasutAwayError('no account is in force');
    if (this.used?.id !== saved.id) this.used = { id: saved.id, client: this.clientFor(account) };
    return this.used.client;
  }
}

interface Sale {
  readonly id: string;
  /** Whether it was made just now, so that no earlier try can have begun its e-document. */
  readonly isNew: boolean;
}

/** Nothing was made yet when it is refused here. */
function refusalOf(error: unknown): IssueAnswer {
  if (error instanceof ParasutRefusal) return { outcome: 'refused', reason: error.reason };
  throw error;
}

/** Paraşüt computes sums itself; a document never says another one than the shop has charged. */
function sumProblem({ totalLira }: ParasutInvoice, { grossKurus }: DocumentToIssue): string | null {
  const theirs = Math.round(Number(totalLira) * 100);
  if (theirs === grossKurus) return null;
  return `Paraşüt toplamı ${formatTl(theirs)} buldu, siparişin belgesi ${formatTl(grossKurus)}.`;
}
