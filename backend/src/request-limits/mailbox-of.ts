/** Gmail's addresses, whose dots before the '@' mean nothing. */
const WITHOUT_DOTS = /@(gmail|googlemail)\.com$/i;

/**
 * The mailbox of an address, without a suffix after '+' and without dots that mean nothing: 'ada+1@…' and 'Ada+2@…'
 * reach the same person, and so do 'a.da@gmail.com' and 'ada@gmail.com'.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  const plain = WITHOUT_DOTS.test(email) ? name.replaceAll('.', '') : name;
  return `${plain}${email.slice(at)}`.toLowerCase();
}

/** The same of a column, in SQL. */
export function mailboxSql(column: string): string {
  const whole = `lower(regexp_replace(${column}, '\\+.*@', '@'))`;
  return `CASE WHEN ${column} ~* '@(gmail|googlemail)\\.com$'
    THEN replace(split_part(${whole}, '@', 1), '.', '') || '@' || split_part(${whole}, '@', 2) ELSE ${whole} END`;
}
