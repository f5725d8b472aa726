import { Share2 } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { toast } from '../../ui/toast.js';

export function ShareButton({ name }: { readonly name: string }) {
  return (
    <Button variant="accent" size="sm" icon={<Icon as={Share2} />} onClick={() => void share(name)}>
      Bağlantıyı Paylaşın
    </Button>
  );
}

/** The phone's own sheet where there is one, otherwise the clipboard. */
async function share(name: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    // Closing the sheet without sharing is not a failure.
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success({ title: 'Bağlantı kopyalandı', text: name });
  } catch {
    toast.error({ text: `Bağlantı kopyalanamadı. Adres: ${url}` });
  }
}
