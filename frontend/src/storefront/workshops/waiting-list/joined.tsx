import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/note.js';
import { JOINED } from './waiting-list.texts.js';

/** Says what happens next. It takes the focus, because the pressed button is gone. */
export function Joined({ email }: { readonly email: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <chakra.div ref={text} tabIndex={-1} outline="none" display="grid" gap="6" pt="1">
      <Note tone="success" role="status">
        Bekleme listesi için {email} adresine yazdık; birkaç dakika içinde görmezseniz gereksiz klasörüne
        bakın.
      </Note>
      <chakra.ol>
        {JOINED.steps.map((step, index) => (
          <chakra.li
            key={step}
            display="grid"
            gridTemplateColumns="44px 1fr"
            alignItems="baseline"
            py="3"
            borderTopWidth="1px"
          >
            <chakra.span aria-hidden="true" textStyle="total" color="brand.fg">
              {index + 1}
            </chakra.span>
            {step}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
