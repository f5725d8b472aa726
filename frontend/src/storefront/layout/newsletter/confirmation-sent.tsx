import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Note } from '../../../ui/note.js';
import { TextButton } from '../../../ui/text-link.js';
import { NEWSLETTER } from './newsletter.texts.js';

interface ConfirmationSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** Replaces the form. The text is the same whether or not the address is subscribed. */
export function ConfirmationSent({ email, onAgain }: ConfirmationSentProps) {
  const message = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its form; keyboard and screen reader continue from here.
  useEffect(() => message.current?.focus(), []);
  return (
    <div>
      <chakra.div ref={message} tabIndex={-1} role="status" outline="none">
        <Note tone="success">
          <strong>{NEWSLETTER.lastStep}.</strong> <chakra.span overflowWrap="anywhere">{email}</chakra.span>{' '}
          adresine bir e-posta gönderdik; içindeki düğmeyle onayladığınızda aramızdasınız. Birkaç dakika
          içinde gelmezse istenmeyen postalarınıza da bakın.
        </Note>
      </chakra.div>
      <TextButton minH="target" mt="2" onClick={onAgain}>
        {NEWSLETTER.again}
      </TextButton>
    </div>
  );
}
