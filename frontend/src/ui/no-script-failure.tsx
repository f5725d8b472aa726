import { chakra } from '@chakra-ui/react';

/** Tells visitors without scripts that the server could not read this part, since it will not be loaded later. */
export function NoScriptFailure({ title }: { readonly title: string }) {
  return (
    <noscript>
      <chakra.p mt="8" textAlign="center">
        <strong>{title}</strong> Sayfayı biraz sonra yenileyin.
      </chakra.p>
    </noscript>
  );
}
