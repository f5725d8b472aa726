import { chakra } from '@chakra-ui/react';

/** A text of the studio's: an empty line begins a paragraph, a new line stays one. */
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
