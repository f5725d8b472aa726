interface AddressParts {
  readonly city: string;
  readonly district: string;
  /** Including its kind: 'İcadiye Mah.', 'Ballıca Köyü'. */
  readonly neighbourhood: string;
  readonly addressLine: string;
}

/** The address as one text, as on an envelope: 'İcadiye Mah. Bereketli Sok. No: 12, Üsküdar / İstanbul'. */
export function formatAddress({ city, district, neighbourhood, addressLine }: AddressParts): string {
  const street = [neighbourhood, addressLine.replace(/\s+/g, ' ')].map((part) => part.trim()).join(' ');
  return `${street.replace(/[\s,]+$/, '')}, ${district} / ${city}`;
}
