/** Where the cursor stands once the dialog has opened; not on phones, whose keyboard would jump over it. */
export function firstField(): { readonly 'data-autofocus'?: true } {
  return window.matchMedia('(pointer: fine)').matches ? { 'data-autofocus': true } : {};
}
