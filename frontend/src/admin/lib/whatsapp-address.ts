/** Opens WhatsApp with this person, and with a text that waits to be sent. `phone` is stored: +90… */
export function whatsAppAddress(phone: string, text = ''): string {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${phone.replace('+', '')}${query}`;
}

/** Opens it beside the back office. */
export function openWhatsApp(phone: string, text: string): void {
  window.open(whatsAppAddress(phone, text), '_blank', 'noopener');
}
