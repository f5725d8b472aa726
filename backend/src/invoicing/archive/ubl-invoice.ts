import XMLBuilder from 'fast-xml-builder';
import { studioDate, studioTimestamp } from '../../../contract/common/dates.js';
import { totalsByRate } from '../../../contract/invoicing/draw-up.js';
import type { DocumentAmounts, DocumentLine } from '../../../contract/invoicing/sales-document.js';
import { xmlText } from '../../platform/text/xml-text.js';
import type { IssuedDocument } from '../issuing/invoicing.js';
import { PAYMENT_MEANS } from '../issuing/payment-means.js';
import { type Party, ublParty } from './ubl-party.js';

/** Both sides of a document, and the shop's address on the internet. */
export interface UblFrame {
  readonly seller: Party;
  readonly buyer: Party;
  readonly shopUrl: string;
}

const NAMESPACES = {
  '@xmlns': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
/** The unit of UN/ECE for single things. */
const PIECE = 'C62';
const VAT = { 'cbc:Name': 'KDV', 'cbc:TaxTypeCode': '0015' };
/** The reason that the tax office's list has for lines without KDV that no exemption of the law covers. */
const WITHOUT_VAT = {
  'cbc:TaxExemptionReasonCode': '351',
  'cbc:TaxExemptionReason': 'KDV - İstisna Olmayan Diğer',
};

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  tagValueProcessor: (_name, value) => (typeof value === 'string' ? xmlText(value) : value),
});

/**
 * A document in UBL-TR 2.1 (customisation TR1.2, profile EARSIVFATURA), for the accountant's program. The elements
 * stand in the order that the schema demands. It carries no signature, so it is no e-document yet.
 */
export function ublInvoice(document: IssuedDocument, frame: UblFrame): string {
  const { lines } = document;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Invoice: {
      ...NAMESPACES,
      ...head(document),
      ...references(document, frame),
      ...parties(document, frame),
      'cac:Delivery': { 'cbc:ActualDeliveryDate': document.facts.supplyDate },
      'cac:TaxTotal': {
        'cbc:TaxAmount': amount(document.vatKurus),
        'cac:TaxSubtotal': totalsByRate(lines).map((rate) => subtotal(rate, rate.ratePercent)),
      },
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(document.netKurus),
        'cbc:TaxExclusiveAmount': amount(document.netKurus),
        'cbc:TaxInclusiveAmount': amount(document.grossKurus),
        'cbc:AllowanceTotalAmount': amount(0),
        'cbc:PayableAmount': amount(document.grossKurus),
      },
      'cac:InvoiceLine': lines.map((line, at) => invoiceLine(line, at + 1)),
    },
  });
}

function head({ kind, number, uuid, issuedAt, facts, lines }: IssuedDocument) {
  const notes = [`Sipariş: ${facts.orderShortId}`, facts.carrier === null ? '' : `Taşıyan: ${facts.carrier}`];
  return {
    'cbc:UBLVersionID': '2.1',
    'cbc:CustomizationID': 'TR1.2',
    'cbc:ProfileID': 'EARSIVFATURA',
    'cbc:ID': number,
    'cbc:CopyIndicator': 'false',
    'cbc:UUID': uuid,
    'cbc:IssueDate': studioDate(issuedAt),
    'cbc:IssueTime': studioTimestamp(issuedAt).slice(-8).replaceAll('-', ':'),
    'cbc:InvoiceTypeCode': kind === 'sale' ? 'SATIS' : 'IADE',
    'cbc:Note': notes.filter((note) => note !== ''),
    'cbc:DocumentCurrencyCode': 'TRY',
    'cbc:LineCountNumeric': String(lines.length),
  };
}

/** The sale that a return takes back, and how a sale was made and paid. */
function references({ kind, facts, issuedAt, original }: IssuedDocument, { shopUrl }: UblFrame) {
  const day = studioDate(issuedAt);
  const additional = (id: string, code: string) => ({
    'cbc:ID': id,
    'cbc:IssueDate': day,
    'cbc:DocumentTypeCode': code,
  });
  const [payment] = facts.payments;
  return {
    'cac:OrderReference': { 'cbc:ID': facts.orderShortId, 'cbc:IssueDate': facts.orderDate },
    ...(original && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': {
          'cbc:ID': original.number,
          'cbc:IssueDate': studioDate(original.issuedAt),
          'cbc:DocumentTypeCode': 'IADE',
        },
      },
    }),
    'cac:AdditionalDocumentReference': [
      additional('ELEKTRONIK', 'EXT_SEND_METHOD'),
      ...(kind === 'sale' && facts.channel === 'web'
        ? [additional('.', 'EXT_IS_ONLINE_SALE'), additional(shopUrl, 'EXT_ONLINE_STORE_URL')]
        : []),
      ...(payment
        ? [
            additional(PAYMENT_MEANS[payment.method], 'EXT_PAYMENT_METHOD'),
            additional(payment.date, 'EXT_PAYMENT_DATE'),
          ]
        : []),
    ],
  };
}

/** What is returned goes from the buyer to the shop, so a return changes the sides. */
function parties({ kind }: IssuedDocument, { seller, buyer }: UblFrame) {
  const [from, to] = kind === 'sale' ? [seller, buyer] : [buyer, seller];
  return {
    'cac:AccountingSupplierParty': { 'cac:Party': ublParty(from) },
    'cac:AccountingCustomerParty': { 'cac:Party': ublParty(to) },
  };
}

function invoiceLine(line: DocumentLine, position: number) {
  return {
    'cbc:ID': String(position),
    'cbc:InvoicedQuantity': { '@unitCode': PIECE, '#text': String(line.quantity) },
    'cbc:LineExtensionAmount': amount(line.netKurus),
    'cac:TaxTotal': {
      'cbc:TaxAmount': amount(line.vatKurus),
      'cac:TaxSubtotal': subtotal(line, line.ratePercent),
    },
    'cac:Item': { 'cbc:Name': line.name },
    'cac:Price': { 'cbc:PriceAmount': { '@currencyID': 'TRY', '#text': unitPrice(line) } },
  };
}

function subtotal({ netKurus, vatKurus }: DocumentAmounts, ratePercent: number) {
  return {
    'cbc:TaxableAmount': amount(netKurus),
    'cbc:TaxAmount': amount(vatKurus),
    'cbc:Percent': String(ratePercent),
    'cac:TaxCategory': { ...(ratePercent === 0 && WITHOUT_VAT), 'cac:TaxScheme': VAT },
  };
}

function amount(kurus: number) {
  return { '@currencyID': 'TRY', '#text': (kurus / 100).toFixed(2) };
}

/** Three pieces for 10,00 TL cost 3,33333333 TL each: with two decimals they would not add up to the line. */
function unitPrice({ netKurus, quantity }: DocumentLine): string {
  return netKurus % quantity === 0
    ? (netKurus / quantity / 100).toFixed(2)
    : (netKurus / quantity / 100).toFixed(8);
}
