import { chakra } from '@chakra-ui/react';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { TextAnchor } from '../../ui/text-link.js';

/** Tells visitors without scripts what does not work and who can help. Put it in a <noscript>. */
export function ScriptNote() {
  const contact = useSiteTexts().copy?.contact;
  return (
    <chakra.p bg="bg.subtle" color="fg.muted" textStyle="sm" textAlign="center" px="gutter" py="2">
      Sepet ve ödeme için JavaScript gerekir.
      {contact !== undefined && contact.phone !== '' && (
        <>
          {' Dilerseniz bizi arayın: '}
          <TextAnchor href={contact.phoneHref}>{contact.phone}</TextAnchor>
        </>
      )}
    </chakra.p>
  );
}
