import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import { totalsOf } from '../../../contract/invoicing/draw-up.js';
import type { DocumentKind, DocumentLine } from '../../../contract/invoicing/sales-document.js';
import { problemsOfUbl } from '../../../testing/ubl-tr-rules.js';
import type { IssuedDocument } from '../issuing/invoicing.js';
import { ublInvoice } from './ubl-invoice.js';
import { buyerParty, sellerParty } from './ubl-party.js';
import { ANOTHER_SELLER } from '../../../testing/another-studio.js';

const PLACE = { city: 'İstanbul', district: 'Üsküdar' };

const lineOf = (overrides: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ orderLineId: 'line', kind: 'product', name: 'Kupa', quantity: 1, isPriceDifference: false },
  ...{ ratePercent: 20, netKurus: 53_333, vatKurus: 10_667, grossKurus: 64_000 },
  ...overrides,
});

interface Wanted {
  readonly kind: DocumentKind;
  readonly lines: readonly DocumentLine[];
  readonly buyer: IssuedDocument['buyer'];
}

const PERSON: IssuedDocument['buyer'] = {
  ...{ kind: 'person', name: 'Ayşe', surname: 'Demir', identityNumber: null, address: null },
  ...{ email: 'ayse@toprak.example', phone: '+905321234567' },
};
const COMPANY: IssuedDocument['buyer'] = {
  ...{ kind: 'company', title: 'Çay & Kahve "A.Ş." <Ltd>', taxOffice: 'Kadıköy', taxNumber: '1234567890' },
  ...{ email: 'muhasebe@cay.example', phone: '+905321234567' },
  address: { city: 'Ankara', district: 'Çankaya', addressLine: 'Atatürk Bulvarı 1' },
};

function xmlOf({ kind = 'sale', lines = [lineOf()], buyer = PERSON }: Partial<Wanted> = {}): string {
  const document: IssuedDocument = {
    ...{ id: 'id', reference: 'A4F2C81D-1', kind, buyer, lines, ...totalsOf(lines), triesBefore: 0 },
    ...{ number: 'TPR2026000000002', uuid: '7b5e8cd2-03ad-4d3a-851d-2f8f98693f01', providerId: null },
    issuedAt: new Date('2026-11-28T22:30:00Z'),
    facts: {
      ...{ orderShortId: 'A4F2C81D', orderDate: '2026-11-20', channel: 'web', supplyDate: '2026-11-28' },
      ...{ payments: [{ method: 'card', kurus: 64_000, date: '2026-11-20' }], carrier: 'Kuş Kargo' },
    },
    original:
      kind === 'sale'
        ? null
        : {
            ...{ number: 'TPR2026000000001', uuid: 'u', providerId: null },
            issuedAt: new Date('2026-11-20T09:00:00Z'),
          },
  };
  const seller = sellerParty(ANOTHER_SELLER, PLACE);
  return ublInvoice(document, {
    ...{ seller, buyer: buyerParty(buyer, PLACE) },
    shopUrl: 'https://toprak.example',
  });
}

interface ReadInvoice {
  readonly AdditionalDocumentReference: readonly Readonly<Record<string, string>>[];
}

function read(xml: string): ReadInvoice {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true });
  return (parser.parse(xml) as { readonly Invoice: ReadInvoice }).Invoice;
}

describe('A document in UBL-TR', () => {
  it('says who sold what to whom, when by the studio’s clock, and how it was paid', () => {
    const invoice = read(xmlOf());
    expect(invoice).toMatchObject({
      ...{ ProfileID: 'EARSIVFATURA', InvoiceTypeCode: 'SATIS', ID: 'TPR2026000000002' },
      ...{ IssueDate: '2026-11-29', IssueTime: '01:30:00', LineCountNumeric: '1' },
      AccountingCustomerParty: {
        Party: {
          PartyIdentification: { ID: { '#text': '11111111111', '@_schemeID': 'TCKN' } },
          PostalAddress: { CityName: 'İstanbul' },
          Person: { FirstName: 'Ayşe', FamilyName: 'Demir' },
        },
      },
      LegalMonetaryTotal: { PayableAmount: { '#text': '640.00', '@_currencyID': 'TRY' } },
    });
    expect(
      invoice.AdditionalDocumentReference.map(({ DocumentTypeCode, ID }) => `${DocumentTypeCode} ${ID}`),
    ).toEqual([
      ...[
        'EXT_SEND_METHOD ELEKTRONIK',
        'EXT_IS_ONLINE_SALE .',
        'EXT_ONLINE_STORE_URL https://toprak.example',
      ],
      ...['EXT_PAYMENT_METHOD KREDIKARTI/BANKAKARTI', 'EXT_PAYMENT_DATE 2026-11-20'],
    ]);
  });

  it('of a return names the sale, and goes from the buyer to the shop', () => {
    const invoice = read(xmlOf({ kind: 'return', buyer: COMPANY }));
    expect(invoice).toMatchObject({
      InvoiceTypeCode: 'IADE',
      BillingReference: { InvoiceDocumentReference: { ID: 'TPR2026000000001', DocumentTypeCode: 'IADE' } },
      AccountingSupplierParty: { Party: { PartyName: { Name: 'Çay & Kahve "A.Ş." <Ltd>' } } },
      AccountingCustomerParty: {
        Party: { PartyIdentification: { ID: { '#text': ANOTHER_SELLER.taxNumber } } },
      },
    });
  });

  it('gives the reason of a line without KDV', () => {
    const lines = [lineOf({ ratePercent: 0, netKurus: 64_000, vatKurus: 0 })];
    expect(read(xmlOf({ lines }))).toMatchObject({
      InvoiceLine: { TaxTotal: { TaxSubtotal: { TaxCategory: { TaxExemptionReasonCode: '351' } } } },
    });
  });

  it('keeps the rules of the schema, whatever is sold to whomever', () => {
    const aLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 40 }),
        ratePercent: fc.constantFrom(0, 1, 10, 20),
        grossKurus: fc.integer({ min: 1, max: 5_000_000 }),
        name: fc.string({ minLength: 1, unit: 'binary' }).map((text) => `Kase ${text}`),
      })
      .map(({ grossKurus, ratePercent, ...line }) => {
        const netKurus = Math.round((grossKurus * 100) / (100 + ratePercent));
        return lineOf({ ...line, ratePercent, grossKurus, netKurus, vatKurus: grossKurus - netKurus });
      });
    fc.assert(
      fc.property(
        fc.array(aLine, { minLength: 1, maxLength: 6 }),
        fc.constantFrom<DocumentKind>('sale', 'return'),
        fc.constantFrom(PERSON, COMPANY),
        (lines, kind, buyer) => {
          const xml = xmlOf({ lines, kind, buyer });
          const parser = new SaxesParser();
          parser.on('error', (error) => {
            throw error;
          });
          parser.write(xml).close();
          expect(problemsOfUbl(xml)).toEqual([]);
        },
      ),
      { numRuns: 300, endOnFailure: true },
    );
  });

  it.each([
    ['<cbc:CityName>İstanbul</cbc:CityName>', '', 'CityName'],
    [
      '<cbc:PayableAmount currencyID="TRY">640.00',
      '<cbc:PayableAmount currencyID="TRY">639.99',
      'PayableAmount',
    ],
    ['TPR2026000000002', 'TPR-2', 'ID'],
  ])('is found wrong with %s changed', (said, instead, problem) => {
    expect(problemsOfUbl(xmlOf().replace(said, instead))).toContainEqual(expect.stringContaining(problem));
  });
});
