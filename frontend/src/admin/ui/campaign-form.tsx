import { chakra } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { type FocusEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { errorText } from '@contract/app-error.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { TextField } from '../../ui/text-field.js';

interface CampaignFormProps {
  readonly label: string;
  /** The recipients. */
  readonly to: ReactNode;
  readonly subject: string;
  readonly onSubject: (subject: string) => void;
  /** Hears which field was entered. */
  readonly onFocus?: (event: FocusEvent) => void;
  /** The field with the text, below the subject. */
  readonly children: ReactNode;
  /** The error for a missing text, once the field was left; null when there is a text. */
  readonly missing: string | null;
  /** Undefined until it is known. */
  readonly recipients: number | undefined;
  readonly sendLabel: string;
  readonly isSending: boolean;
  /** Resolves to whether it was sent. */
  readonly onSend: () => Promise<boolean>;
  /** Content next to the form: the recipients. */
  readonly aside: ReactNode;
}

/** The form of a message to many. */
export function CampaignForm(props: CampaignFormProps) {
  const { label, to, subject, onSubject, children, missing, recipients, onSend, aside } = props;
  const [wasLeft, setLeft] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setLeft(true);
  };
  const canSend = missing === null && recipients !== undefined && recipients > 0;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canSend && (await onSend())) setLeft(false);
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
      gap={{ base: '6', lg: '8' }}
    >
      <chakra.form
        aria-label={label}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="5"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      >
        {to}
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
          onBlur={leave}
          onFocus={props.onFocus}
        >
          <TextField
            label="Konu"
            name="subject"
            size="sm"
            maxLength={150}
            value={subject}
            onChange={({ target }) => onSubject(target.value)}
          />
          {children}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Button
            type="submit"
            icon={<Icon as={Send} size="sm" />}
            disabled={!canSend}
            pending={props.isSending}
            pendingLabel="Gönderiliyor..."
            aria-describedby="neden-gonderilemez"
          >
            {props.sendLabel}
          </Button>
          <chakra.span id="neden-gonderilemez" textStyle="sm" color="fg.subtle">
            {recipients === 0 ? errorText('no_recipients') : wasLeft && missing}
          </chakra.span>
        </chakra.div>
      </chakra.form>
      {aside}
    </chakra.div>
  );
}
