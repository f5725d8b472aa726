/** The mailbox of an address, without a suffix after '+': 'ada+1@…' and 'Ada+2@…' reach the same person. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+', 1);
  return `${name}${email.slice(at)}`.toLowerCase();
}

/** The same of a column, in SQL. */
export function mailboxSql(column: string): string {
  return `lower(regexp_replace(${column}, '\\+.*@', '@'))`;
}
