import { chakra } from '@chakra-ui/react';

/** Renders a text of the studio: an empty line starts a paragraph, and line breaks are kept. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <chakra.div display="grid" gap="3">
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <chakra.p key={index} whiteSpace="pre-line">
          {paragraph}
        </chakra.p>
      ))}
    </chakra.div>
  );
}
