/** Focuses the first field when the dialog opens, except on phones, whose keyboard would cover the dialog. */
export function firstField(): { readonly 'data-autofocus'?: true } {
  return window.matchMedia('(pointer: fine)').matches ? { 'data-autofocus': true } : {};
}
