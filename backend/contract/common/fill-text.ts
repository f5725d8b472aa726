/** '{name} için yer yok' with its names in place; what is not given stays as it stands. */
export function fillText(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(params[key] ?? placeholder));
}
