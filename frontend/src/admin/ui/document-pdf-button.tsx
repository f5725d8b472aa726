import { trpc } from '../../lib/server/trpc.js';
import { PdfButton } from './pdf-button.js';

interface DocumentPdfButtonProps {
  readonly id: string;
  readonly number: string;
}

/** Downloads an issued document. */
export function DocumentPdfButton({ id, number }: DocumentPdfButtonProps) {
  const { client } = trpc.useUtils();
  return (
    <PdfButton
      label={`PDF: ${number}`}
      fileName={`${number}.pdf`}
      make={() => client.admin.documents.pdf.query({ id })}
    />
  );
}
