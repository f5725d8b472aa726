/**
 * Fills the placeholders of a text such as '{name} için yer yok'. Placeholders without a parameter stay as
 * they are.
 */
export function fillPlaceholders(
  template: string,
  params: Readonly<Record<string, string | number>>,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(params[key] ?? placeholder));
}
