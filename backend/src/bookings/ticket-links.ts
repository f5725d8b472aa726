interface TicketKey {
  readonly id: string;
  readonly ticketKey: string;
}

/** The address of a ticket's own page, on the site's origin. Who has it may see the ticket. */
export function ticketPath({ id, ticketKey }: TicketKey): string {
  return `/bilet/${id}?anahtar=${encodeURIComponent(ticketKey)}`;
}

/** Where the ticket's calendar entry is fetched. */
export function calendarPath({ id, ticketKey }: TicketKey): string {
  return `/api/bilet/${id}/takvim.ics?anahtar=${encodeURIComponent(ticketKey)}`;
}

/** What a square code and a calendar entry say: they are read outside the site. */
export function ticketUrl(ticket: TicketKey, publicUrl: string): string {
  return new URL(ticketPath(ticket), publicUrl).href;
}
