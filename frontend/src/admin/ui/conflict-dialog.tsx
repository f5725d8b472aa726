import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Consequences } from './status-choice.js';

export interface ConflictField {
  readonly label: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

/** Texts for conflicts that are not about a form, such as an answer that is sent or not. */
interface ConflictWords {
  readonly lead: string;
  readonly keepMine: string;
  readonly keepingMine: string;
  readonly takeTheirs: string;
}

const WORDS: ConflictWords = {
  lead: 'Başka biri aynı kaydı sizden önce kaydetti. İki hâline bakıp birini seçin; seçene kadar hiçbiri kaybolmaz.',
  keepMine: 'Benimkini Kaydet',
  keepingMine: 'Kaydediliyor...',
  takeTheirs: 'Kayıtlı Olanı Al',
};

interface ConflictDialogProps {
  readonly open?: boolean;
  /** The differing fields; an empty value is shown as a dash. */
  readonly fields: readonly ConflictField[];
  /** The effects of overwriting their version, when there are any beyond saving. */
  readonly consequences?: readonly string[];
  /** Saves my version over theirs. */
  readonly onKeepMine: () => void;
  /** Puts their version into the form. */
  readonly onTakeTheirs: () => void;
  /** Closes the dialog and leaves the form as it is. Without it, closing takes their version. */
  readonly onClose?: () => void;
  readonly pending?: boolean;
  readonly words?: ConflictWords;
}

const Cell = chakra('div', {
  base: { minW: '0', p: '3', borderRadius: 'md', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Shows my version and the one that somebody else saved side by side, so that nothing is lost unasked. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { open = true, fields, consequences = [], onKeepMine, onTakeTheirs, pending = false } = props;
  const { onClose = onTakeTheirs, words = WORDS } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="coupon"
      closesOutside={false}
      dismissible={!pending}
      title="Bu kayıt siz düzenlerken değişti"
      footer={
        <>
          <Button variant="outline" size="sm" disabled={pending} onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button size="sm" pending={pending} pendingLabel={words.keepingMine} onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted" mb="5">
        {words.lead}
      </chakra.p>
      <chakra.dl display="grid" gap="5">
        {fields.map(({ label, mine, theirs }) => (
          <div key={label}>
            <chakra.dt textStyle="label" mb="2">
              {label}
            </chakra.dt>
            <chakra.dd display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }} gap="3">
              <Cell bg="brand.subtle">
                <Owner>Sizin yazdığınız</Owner>
                {shown(mine)}
              </Cell>
              <Cell bg="bg.subtle">
                <Owner>Kayıtlı olan</Owner>
                {shown(theirs)}
              </Cell>
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      {consequences.length > 0 && (
        <chakra.div mt="5" textStyle="sm">
          <chakra.p fontWeight="650" mb="1">
            Sizinkini kaydederseniz:
          </chakra.p>
          <Consequences words={consequences} />
        </chakra.div>
      )}
    </Dialog>
  );
}

function Owner({ children }: { readonly children: string }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" mb="1">
      {children}
    </chakra.p>
  );
}

function shown(value: ReactNode): ReactNode {
  return value === '' || value === null || value === undefined ? '–' : value;
}
