/** Tells the browser's own store of passwords whose password a form is about, where it asks for no address. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="hidden" autoComplete="username" value={email} readOnly />;
}
