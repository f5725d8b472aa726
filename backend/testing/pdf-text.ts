import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader finds when searching the document. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
