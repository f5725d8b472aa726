import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { InformationRequestDto } from '@contract/workshops/information-request.dto.js';
import { answerDueAt } from '@contract/workshops/information-request.js';
import { formatLongDay } from '@contract/common/long-day.js';
import { Note } from '../../ui/note.js';
import { SENT } from './workshops.texts.js';

/** Says what happens next. It takes the focus, because the pressed button is gone. */
export function InformationRequestSent({ request }: { readonly request: InformationRequestDto }) {
  const [day] = useState(() => formatLongDay(answerDueAt(new Date())));
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <chakra.div ref={text} tabIndex={-1} outline="none" display="grid" gap="6" pt="1">
      <Note tone="success" role="status">
        Teşekkürler {request.name}. Talebinizi aldığımızı {request.email} adresine de yazdık; birkaç dakika
        içinde görmezseniz gereksiz klasörüne bakın.
      </Note>
      <chakra.ol>
        {SENT.steps(day).map((step, index) => (
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
