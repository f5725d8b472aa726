import type { DocumentKind, DocumentState } from './sales-document.js';

export const DOCUMENT_KIND_LABELS: Readonly<Record<DocumentKind, string>> = {
  sale: 'Satış faturası',
  return: 'İade faturası',
  expense_note: 'Gider pusulası',
};

export const DOCUMENT_STATE_LABELS: Readonly<Record<DocumentState, string>> = {
  to_issue: 'Sırada',
  sending: 'Düzenleniyor',
  issued: 'Düzenlendi',
  refused: 'Reddedildi',
  cancelled: 'İptal edildi',
};

/** Printed on a document that is not the legal one: the accountant still draws that up. */
export const INFORMATION_ONLY = 'Bilgi fişi, e-belge değildir';
