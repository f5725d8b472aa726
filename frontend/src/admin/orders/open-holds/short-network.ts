/** '2001:db8:0:0::/64' → '2001:db8::/64' */
export function shortNetwork(network: string): string {
  return network.replace(/^(.*?)(?:(?:^|:)0)+::/, '$1::');
}
