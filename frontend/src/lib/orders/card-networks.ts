/** The card networks by the payment provider's names, as customers know them. */
const NETWORKS: Readonly<Record<string, string>> = {
  MASTER_CARD: 'Mastercard',
  VISA: 'Visa',
  TROY: 'Troy',
  AMERICAN_EXPRESS: 'American Express',
};

/** Returns the network's name; empty when it is unknown. */
export function cardNetwork(association: string | null): string {
  return NETWORKS[association ?? ''] ?? '';
}
