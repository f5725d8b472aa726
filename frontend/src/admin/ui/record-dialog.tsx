import { chakra } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { Dialog, type DialogProps, DialogTitle } from '../../ui/dialog.js';
import { Opener } from './opener.js';

interface RecordDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'onExited' | 'footer'> {
  /** The kind and number of the record: 'Sipariş A4F2C81D'. */
  readonly eyebrow: string;
  /** The person that the record belongs to. */
  readonly title: string;
  readonly badges?: ReactNode;
  /** The actions; first on phones, at the right elsewhere. */
  readonly actions?: ReactNode;
  /** The history; last on phones, below the actions elsewhere. */
  readonly aftermath?: ReactNode;
  readonly children: ReactNode;
}

const WIDE_COLUMNS = 'minmax(0, 1fr) 340px';

/** Shows one record of a list with all its data and actions over the list. */
export function RecordDialog(props: RecordDialogProps) {
  const { eyebrow, title, badges, actions, aftermath, children, ...dialog } = props;
  return (
    <Dialog {...dialog} finalFocus={useContext(Opener)} width="orderDetail" bare>
      <chakra.header pt={{ base: '4', md: '6' }} pb="4" ps={{ base: '5', md: '8' }} pe="16">
        <DialogTitle textStyle="dialogTitle" overflowWrap="anywhere">
          <chakra.span display="block" textStyle="note" letterSpacing="normal" color="fg.muted" mb="0.5">
            {eyebrow}
          </chakra.span>
          {title}
        </DialogTitle>
        {badges !== undefined && (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" mt="2">
            {badges}
          </chakra.div>
        )}
      </chakra.header>
      <chakra.div
        flex="1"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: WIDE_COLUMNS }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        textStyle="bodyAdmin"
      >
        <Side>{actions}</Side>
        <chakra.div
          gridRow={{ lg: '1 / span 2' }}
          gridColumn={{ lg: '1' }}
          px={{ base: '5', md: '8' }}
          pt={{ base: '2', lg: '0' }}
          pb="6"
        >
          {children}
        </chakra.div>
        <Side>{aftermath}</Side>
      </chakra.div>
    </Dialog>
  );
}

function Side({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.div
      gridColumn={{ lg: '2' }}
      minW="0"
      px={{ base: '5', md: '6' }}
      py={{ base: '4', md: '5' }}
      bg="bg.subtle"
      css={{ '&:empty': { py: '0' } }}
    >
      {children}
    </chakra.div>
  );
}
