const UNTOUCHED = 'Taslağa henüz bir şey eklemediniz; yanıtınızı yazıp gönderin.';

/**
 * Says why an answer that began with a draft is not ready to be sent, or null. A draft leaves gaps for the
 * studio: lines such as '– Toplam: '. A mail with open gaps cannot be taken back, so they are filled or removed first.
 */
export function unfinishedDraft(text: string, draft: string): string | null {
  const lines = new Set(linesOf(text));
  const open = gapsOf(draft).filter((gap) => lines.has(gap));
  if (open.length > 0) return `Boş kalan satırları doldurun ya da silin: ${open.map(nameOf).join(', ')}.`;
  return text.trim() === draft.trim() ? UNTOUCHED : null;
}

function gapsOf(draft: string): string[] {
  return linesOf(draft).filter((line) => line.startsWith('–') && line.endsWith(':'));
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

function nameOf(gap: string): string {
  return gap.slice(1, -1).trim();
}
