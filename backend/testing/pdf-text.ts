import { extractText, getDocumentProxy } from 'unpdf';

/** The searchable text of the document. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
