interface TicketKey {
  readonly id: string;
  readonly ticketKey: string;
}

/** The path of a ticket's page. Everybody who knows it may see the ticket. */
export function ticketPath({ id, ticketKey }: TicketKey): string {
  return `/bilet/${id}?anahtar=${encodeURIComponent(ticketKey)}`;
}

/** The path of the ticket's calendar file. */
export function calendarPath({ id, ticketKey }: TicketKey): string {
  return `/api/bilet/${id}/takvim.ics?anahtar=${encodeURIComponent(ticketKey)}`;
}

/** The full address, because QR codes and calendar entries are read outside the site. */
export function ticketUrl(ticket: TicketKey, publicUrl: string): string {
  return new URL(ticketPath(ticket), publicUrl).href;
}
