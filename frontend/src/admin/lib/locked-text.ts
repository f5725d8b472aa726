const LIST = new Intl.ListFormat('tr');

/** Says that the server's environment fixes something, by the names of its variables. */
export function lockedText(variables: readonly string[], what: string): string {
  return `${what} sunucunun ayarlarında kilitli (${LIST.format(variables)}); buradan değiştirilemez.`;
}
