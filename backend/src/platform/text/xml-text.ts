/** What XML 1.0 cannot hold. */
const NOT_IN_XML = /\p{Noncharacter_Code_Point}|\p{Cs}|[^\P{Cc}\t\n\r]/gu;

/** The text without characters for which a reader would call an XML file damaged. */
export function xmlText(text: string): string {
  return text.replace(NOT_IN_XML, '');
}
