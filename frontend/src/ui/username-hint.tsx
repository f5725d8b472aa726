/** Tells the browser's password manager whose password a form is about when it has no e-mail field. */
export function UsernameHint({ email }: { readonly email: string }) {
  return <input type="hidden" autoComplete="username" value={email} readOnly />;
}
