/** The payment institution's names of the card networks, as people know them. */
const NETWORKS: Readonly<Record<string, string>> = {
  MASTER_CARD: 'Mastercard',
  VISA: 'Visa',
  TROY: 'Troy',
  AMERICAN_EXPRESS: 'American Express',
};

/** Empty where the network is not known. */
export function cardNetwork(association: string | null): string {
  return NETWORKS[association ?? ''] ?? '';
}
