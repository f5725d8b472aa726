/**
 * SQL condition: the latest entry of an address on commercial mail is a consent. `address` is an SQL
 * expression, never user input.
 */
export function agreesToCommercialMail(address: string): string {
  return `coalesce((
    SELECT consent.is_given FROM consent
    WHERE consent.address = lower(${address}) AND consent.purpose = 'commercial' AND consent.channel = 'email'
    ORDER BY consent.position DESC LIMIT 1), false)`;
}
