import { guestMarks, guestName } from '../../../contract/bookings/seat-guests/guest-marks.js';
import type { StudioSeatGuest } from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import { formatDateWithWeekday, formatTimeRange } from '../../../contract/common/dates.js';
import { formatTl } from '../../../contract/common/money.js';
import type { DayBlock, DayGuest, DaySession, DaySheet } from '../../../contract/printing/printing.views.js';
import { type Pdf, writePdf } from '../../platform/pdf/write-pdf.js';
import type { StudioBrand } from '../../studio/current-studio.js';
import { drawPaperHead, MARGIN } from './paper-pdf.js';
import { drawPaperTable } from './paper-table-pdf.js';

/** The height that the title of a session and the first of its guests take. */
const ROOM_FOR_SESSION = 90;

export function daySheetPdf({ date, sessions }: DaySheet, brand: StudioBrand): Promise<Buffer> {
  const title = formatDateWithWeekday(date);
  return writePdf({ size: 'A4', margins: MARGIN, info: { Title: `Günün listesi ${title}` } }, (pdf) => {
    const people = sessions.reduce((sum, { bookedSeats }) => sum + bookedSeats, 0);
    drawPaperHead(pdf, brand, { title, line: `${sessions.length} workshop · ${people} kişi` });
    sessions.forEach((session) => drawSession(pdf, session));
  });
}

function drawSession(pdf: Pdf, session: DaySession): void {
  const { title, startTime, endTime, bookedSeats, guests, blocks } = session;
  if (pdf.y > pdf.page.height - MARGIN.bottom - ROOM_FOR_SESSION) pdf.addPage();
  pdf
    .font('strong')
    .fontSize(12)
    .text(`${formatTimeRange(startTime, endTime)} · ${title}`, MARGIN.left);
  pdf.font('body').fontSize(9).text(peopleOf(session));
  if (bookedSeats === 0) {
    pdf.text('Henüz rezervasyon yok.').moveDown();
    return;
  }
  drawPaperTable(pdf, {
    head: ['Geldi', 'Misafir', 'Telefon', 'Kişi', 'Not', 'Kalan ödeme'],
    columns: [56, '*', 78, 28, 120, 66],
    rows: [...guests.map(guestRow), ...blocks.map(blockRow)],
  });
}

function guestRow({
  name,
  shortId,
  namedGuests,
  phone,
  seats,
  isStudent,
  notes,
  openKurus,
}: DayGuest): string[] {
  return [
    boxes(seats),
    `${name}${isStudent ? ' (öğrenci)' : ''}\n${[`#${shortId}`, ...namedGuests.map(guestLine)].join('\n')}`,
    phone,
    String(seats),
    notes,
    openKurus > 0 ? formatTl(openKurus) : '',
  ];
}

function guestLine(guest: StudioSeatGuest): string {
  return [guestName(guest), ...guestMarks(guest)].join(' · ');
}

function blockRow({ name, phone, seats, notes, isExpected }: DayBlock): string[] {
  return [isExpected ? boxes(seats) : '', name, phone, String(seats), notes, ''];
}

function peopleOf({ isForChildren, bookedSeats, capacity, overbookedSeats }: DaySession): string {
  const audience = isForChildren ? 'Çocuk atölyesi · ' : '';
  const beyond = overbookedSeats > 0 ? ` · ${overbookedSeats} kişi fazla` : '';
  return `${audience}${bookedSeats} / ${capacity} kişi${beyond}`;
}

/** A box to tick for each person. The fonts of the site have no sign for it. */
function boxes(count: number): string {
  return Array.from({ length: count }, () => '[  ]').join(' ');
}
