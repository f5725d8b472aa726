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

/** Where what is decided is not a form: an answer that goes out or does not. */
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
  /** Only what differs; an empty value shows as a dash. */
  readonly fields: readonly ConflictField[];
  /** What mine would do to theirs, where it is more than writing it down. */
  readonly consequences?: readonly string[];
  /** Save mine over theirs, with the version that theirs has now. */
  readonly onKeepMine: () => void;
  /** Put theirs into the form. */
  readonly onTakeTheirs: () => void;
  /** Decide later: the form stays as it is. Taking theirs when nothing is given. */
  readonly onClose?: () => void;
  readonly pending?: boolean;
  readonly words?: ConflictWords;
}

const Cell = chakra('div', {
  base: { minW: '0', p: '3', borderRadius: 'md', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

/** Somebody else saved the same record meanwhile: both versions side by side, and nothing is lost unasked. */
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
