import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { TextButton } from '../../ui/text-link.js';

const LONG_CHARACTERS = 220;
const LONG_LINES = 3;

interface MessageTextProps {
  readonly text: string;
  readonly subject: string;
  /** Called when a long message is opened for the first time. */
  readonly onOpen: (() => void) | undefined;
}

/** Shows the beginning of a long message until it is opened. */
export function MessageText({ text, subject, onOpen }: MessageTextProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_CHARACTERS || text.split('\n').length > LONG_LINES;
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setOpen(!isOpen);
  };
  return (
    <>
      <chakra.p
        color="fg.muted"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxW="44em"
        {...(isLong && !isOpen && { lineClamp: LONG_LINES })}
      >
        {text}
      </chakra.p>
      {isLong && (
        <TextButton
          minH="target"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Kısaltın' : 'Devamını okuyun'}: ${subject}`}
          onClick={toggle}
        >
          {isOpen ? 'Kısaltın' : 'Devamını okuyun'}
        </TextButton>
      )}
    </>
  );
}
