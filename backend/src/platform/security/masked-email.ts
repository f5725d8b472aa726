/** 'ayse@toprak.example' → 'a***@toprak.example': enough for its owner to recognise it. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1***');
}
