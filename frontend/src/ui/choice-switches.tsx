import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import {
  CHOICE_TEXT_VERSION,
  CHOICE_TEXTS,
  type CommunicationChoice,
} from '@contract/messaging/preferences/communication-choice.js';
import type {
  ChoiceView,
  CommunicationChoicesView,
} from '@contract/messaging/preferences/communication-choices.views.js';
import type { ChooseDto } from '@contract/messaging/preferences/communication-choices.dto.js';
import { describeError } from '../lib/server/describe-error.js';
import { useStudioName } from '../lib/site/use-studio.js';
import { Note } from './note.js';
import { SwitchField } from './switch-field.js';
import { TextField } from './text-field.js';

export type Chosen = Pick<ChooseDto, 'choice' | 'isGiven' | 'textVersion' | 'entryId' | 'phone'>;

interface ChoiceSwitchesProps {
  readonly view: CommunicationChoicesView;
  /** The number that the account knows; the field begins with it. */
  readonly knownPhone?: string | null;
  /** Sends one choice. Throws the server's error. */
  readonly choose: (chosen: Chosen) => Promise<void>;
  /** Reads the switches again, after another place has turned one. */
  readonly readAgain: () => Promise<void>;
}

const TEXTS = CHOICE_TEXTS[CHOICE_TEXT_VERSION];
const NO_NUMBER = 'Açmak için SMS alacağınız numarayı yazın.';

/** What may be sent and shown, each with a switch that applies at once. */
export function ChoiceSwitches({ view, knownPhone = null, choose, readAgain }: ChoiceSwitchesProps) {
  const { answer, pending, turn } = useTurning(choose, readAgain);
  const [phone, setPhone] = useState(knownPhone === null ? '' : formatPhone(knownPhone));
  const [phoneError, setPhoneError] = useState<string>();
  const change = ({ choice, entryId }: ChoiceView, isGiven: boolean) => {
    const number = choice === 'sms' && isGiven ? normalisePhone(phone) : undefined;
    setPhoneError(number === null ? NO_NUMBER : undefined);
    if (number === null) return;
    const chosen = { choice, isGiven, entryId, textVersion: CHOICE_TEXT_VERSION };
    void turn(number === undefined ? chosen : { ...chosen, phone: number });
  };
  return (
    <chakra.div display="grid" gap="6">
      {view.choices.map((choice) => (
        <chakra.div key={choice.choice} display="grid" gap="3">
          <ChoiceSwitch view={choice} isPending={pending} onChange={(isOn) => change(choice, isOn)} />
          {choice.choice === 'sms' && !choice.isGiven && (
            <chakra.div maxW="320px">
              <TextField
                label="SMS alacağınız numara"
                size="sm"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                placeholder="0532 123 45 67"
                value={phone}
                error={phoneError}
                onChange={({ target }) => setPhone(target.value)}
              />
            </chakra.div>
          )}
        </chakra.div>
      ))}
      <chakra.div aria-live="polite">
        {answer !== null && <Note tone={answer.tone}>{answer.text}</Note>}
      </chakra.div>
    </chakra.div>
  );
}

interface ChoiceSwitchProps {
  readonly view: ChoiceView;
  readonly isPending: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function ChoiceSwitch({ view, isPending, onChange }: ChoiceSwitchProps) {
  const { choice, isGiven, at, phoneEnd } = view;
  const studioName = useStudioName();
  return (
    <SwitchField
      label={TEXTS[choice].label}
      checked={isGiven}
      // Not `disabled`, so that the switch keeps the focus while it is saved.
      onChange={(isOn) => !isPending && onChange(isOn)}
      help={
        <>
          {TEXTS[choice].sentence(studioName)}
          {at !== null && (
            <chakra.span display="block" mt="1">
              {isGiven ? 'Açtınız: ' : 'Kapattınız: '}
              {formatDateTime(at)}
              {phoneEnd !== null && `, sonu ${phoneEnd} olan numara`}
            </chakra.span>
          )}
        </>
      }
    />
  );
}

interface Answer {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

function useTurning(choose: ChoiceSwitchesProps['choose'], readAgain: () => Promise<void>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [pending, setPending] = useState(false);
  const turn = async (chosen: Chosen) => {
    setPending(true);
    try {
      await choose(chosen);
      setAnswer({ tone: 'success', text: confirmationOf(chosen) });
    } catch (error) {
      const { code, message } = describeError(error);
      setAnswer({ tone: 'danger', text: message });
      if (code === 'choice_changed_meanwhile') await readAgain();
    } finally {
      setPending(false);
    }
  };
  return { answer, pending, turn };
}

const CONFIRMATIONS: Readonly<Record<CommunicationChoice, readonly [on: string, off: string]>> = {
  email: [
    'Kaydettik: size e-postayla haber ve duyuru göndereceğiz.',
    'Kaydettik: size e-postayla haber ve duyuru göndermeyeceğiz.',
  ],
  sms: [
    'Kaydettik: numaranıza SMS’le haber ve duyuru gönderebiliriz.',
    'Kaydettik: size SMS’le haber ve duyuru göndermeyeceğiz.',
  ],
  photo: [
    'Kaydettik: sizin göründüğünüz fotoğrafları yayımlayabiliriz.',
    'Kaydettik: sizin göründüğünüz fotoğrafları bundan sonra yayımlamayız.',
  ],
};

function confirmationOf({ choice, isGiven }: Chosen): string {
  return CONFIRMATIONS[choice][isGiven ? 0 : 1];
}
