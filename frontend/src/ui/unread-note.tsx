import { chakra } from '@chakra-ui/react';

/** For whoever reads without scripts: what the server could not read does not come later. */
export function UnreadNote({ title }: { readonly title: string }) {
  return (
    <noscript>
      <chakra.p mt="8" textAlign="center">
        <strong>{title}</strong> Sayfayı biraz sonra yenileyin.
      </chakra.p>
    </noscript>
  );
}
