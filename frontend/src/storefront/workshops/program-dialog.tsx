import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ProgramCard as Program, WorkshopsPage } from '@contract/content/workshops-page.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { PagePicture } from './page-picture.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { PROGRAM_PICTURES } from './program-pictures.js';
import { ProgramDescription } from './program-description.js';
import { PROGRAM } from './workshops.texts.js';

interface ProgramDialogProps {
  /** Null when the dialog is closed. */
  readonly program: Program | null;
  readonly information: WorkshopsPage['information'];
  /** Both callbacks run when the dialog is closed, so that the page can scroll and take the focus. */
  readonly onSeeDates: () => void;
  readonly onAsk: (program: Program) => void;
  readonly onClose: () => void;
}

export function ProgramDialog({
  program: requested,
  information,
  onSeeDates,
  onAsk,
  onClose,
}: ProgramDialogProps) {
  // Keeps rendering the last program during the closing animation.
  const [program, setProgram] = useState(requested);
  if (requested !== null && requested !== program) setProgram(requested);
  const afterwards = useRef<() => void>(undefined);
  const leave = (then?: () => void) => {
    afterwards.current = then;
    onClose();
  };
  const exited = () => {
    afterwards.current?.();
    afterwards.current = undefined;
  };
  if (program === null) return null;
  return (
    <Dialog
      open={requested !== null}
      onClose={leave}
      onExited={exited}
      width="coupon"
      title={program.modalTitle}
      footer={
        <>
          <Button variant="outline" onClick={() => leave(() => onAsk(program))}>
            {PROGRAM.ask}
          </Button>
          <Button onClick={() => leave(onSeeDates)}>{PROGRAM.seeDates}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="6" pt="1">
        <chakra.div aspectRatio="2 / 1" borderRadius="md" overflow="hidden" bg="bg.picture">
          <PagePicture
            picture={program.picture ?? PROGRAM_PICTURES[program.slot]}
            sizes="(min-width: 768px) 616px, 92vw"
          />
        </chakra.div>
        <ProgramFigures program={program} />
        <ProgramDescription program={program} titleAs="h3" />
        <chakra.section
          aria-labelledby="workshop-information"
          bg="bg.subtle"
          borderRadius="md"
          p="5"
          textStyle="note"
          color="fg.muted"
        >
          <chakra.h3 id="workshop-information" textStyle="h4" color="fg" mb="2">
            {information.title}
          </chakra.h3>
          <Paragraphs text={information.content} />
        </chakra.section>
      </chakra.div>
    </Dialog>
  );
}

function ProgramFigures({ program }: { readonly program: Program }) {
  const figures = [
    [PROGRAM.duration, program.duration],
    [PROGRAM.price, program.priceInfo],
    [PROGRAM.audience, program.audience],
  ] as const;
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)' }}
      gap="4"
      py="4"
      borderYWidth="1px"
    >
      {figures.map(([name, value]) => (
        <div key={name}>
          <chakra.dt textStyle="sm" color="fg.subtle">
            {name}
          </chakra.dt>
          <chakra.dd fontWeight="650">{value}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
