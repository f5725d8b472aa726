import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { describeError } from '../../lib/server/describe-error.js';
import { saveFile } from '../../lib/save-file.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { fallbackText } from '../lib/fallback-texts.js';
import { toast } from '../../ui/toast.js';

const NO_PDF = fallbackText('PDF hazırlanırken hata oluştu');

interface PdfButtonProps {
  readonly label?: string;
  readonly fileName: string;
  /** Returns the PDF in base64. */
  readonly make: () => Promise<string>;
}

/** Downloads what the screen shows as PDF. */
export function PdfButton({ label = 'PDF İndir', fileName, make }: PdfButtonProps) {
  const pdf = useMutation({
    mutationFn: make,
    onSuccess: (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
    },
    onError: (error) => toast.error({ text: describeError(error, NO_PDF).message }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon as={FileDown} />}
      pending={pdf.isPending}
      pendingLabel="Hazırlanıyor..."
      onClick={() => pdf.mutate()}
    >
      {label}
    </Button>
  );
}
