import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from './button.js';
import { Icon } from './icon.js';
import { toast } from './toast.js';

interface ShareButtonProps extends Pick<ButtonProps, 'variant'> {
  /** The name of what the page shows. */
  readonly name: string;
  readonly label?: string;
  /** What is shared instead of the shown page without its query. */
  readonly path?: string;
}

export function ShareButton({
  name,
  label = 'Bağlantıyı Paylaşın',
  path,
  variant = 'accent',
}: ShareButtonProps) {
  return (
    <Button
      variant={variant}
      size="sm"
      icon={<Icon as={Share2} />}
      onClick={() => void share(name, path ?? window.location.pathname)}
    >
      {label}
    </Button>
  );
}

/** Uses the phone's share sheet, or the clipboard when there is none. */
async function share(name: string, path: string): Promise<void> {
  const url = window.location.origin + path;
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
