import { Injectable } from '@nestjs/common';
import type { DocumentKind, InvoicingDriver } from '../../../contract/invoicing/sales-document.js';
import { AccountantInvoicing } from '../accountant/accountant-invoicing.js';
import { ParasutInvoicing } from '../parasut/parasut-invoicing.js';
import type { Invoicing } from './invoicing.js';

/** The ways in which the shop's documents are issued. */
@Injectable()
export class InvoicingDrivers {
  constructor(
    private readonly accountant: AccountantInvoicing,
    private readonly parasut: ParasutInvoicing,
  ) {}

  /** Who issues a new document. A gider pusulası is a paper that the studio signs, which no service issues. */
  async inForce(kind: DocumentKind): Promise<Invoicing> {
    if (kind === 'expense_note') return this.accountant;
    return (await this.parasut.isConnected()) ? this.parasut : this.accountant;
  }

  named(name: InvoicingDriver): Invoicing {
    return name === 'parasut' ? this.parasut : this.accountant;
  }
}
