import { formatDate } from '@contract/common/dates.js';
import { SaveInvoicingDto } from '@contract/studio/invoicing-rules.dto.js';
import type {
  InvoicingRules,
  PersonReturn,
  PiecesMoment,
  SeatsMoment,
} from '@contract/studio/invoicing-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type InvoicingValues = SavedSection<'invoicing'>;

export const INVOICING_LABELS: Readonly<Record<keyof InvoicingRules, string>> = {
  pieces: 'Parçaların faturası',
  seats: 'Workshop yerlerinin faturası',
  personReturns: 'Bireysel alıcının iadesi',
  series: 'Belge serisi',
  since: 'Başlangıç günü',
};

export const PIECES_NAMES: Readonly<Record<PiecesMoment, string>> = {
  handed_over: 'Kargoya verilince ya da teslim edilince',
  paid: 'Ödenince',
};

export const SEATS_NAMES: Readonly<Record<SeatsMoment, string>> = {
  held: 'Workshop başlayınca',
  paid: 'Ödenince',
};

export const RETURN_NAMES: Readonly<Record<PersonReturn, string>> = {
  expense_note: 'Gider pusulası',
  return: 'İade faturası',
};

function inWords(rules: InvoicingRules) {
  return {
    [INVOICING_LABELS.pieces]: PIECES_NAMES[rules.pieces],
    [INVOICING_LABELS.seats]: SEATS_NAMES[rules.seats],
    [INVOICING_LABELS.personReturns]: RETURN_NAMES[rules.personReturns],
    [INVOICING_LABELS.series]: rules.series,
    [INVOICING_LABELS.since]: formatDate(rules.since),
  };
}

export const INVOICING_SECTION: EditedSection<InvoicingValues> = {
  section: 'invoicing',
  dto: SaveInvoicingDto,
  inWords,
};
