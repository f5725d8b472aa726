/** Whether a sender, such as `Toprak <merhaba@toprak.example>`, has the domain of the site or one above or below it. */
export function isOfSameDomain(sender: string, siteUrl: string): boolean {
  const domain = /@(?<domain>[^>\s]+)/.exec(sender)?.groups?.['domain']?.toLowerCase() ?? '';
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  return domain === host || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}
