import { chakra } from '@chakra-ui/react';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { AcceptedTexts, Readable } from './acceptances.js';
import type { Acceptance } from './use-checkout.js';
import type { CheckoutDocument } from './use-document-reader.js';

interface ContractAgreementProps {
  readonly acceptance: Acceptance;
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onRead: (document: CheckoutDocument) => void;
}

/** Shows the contract with the buyer's own data before the payment. */
export function ContractAgreement(props: ContractAgreementProps) {
  const { acceptance, isAccepted, error, onAccept, onRead } = props;
  const isChanged = acceptance === 'changed';
  const links = (
    <>
      <Readable document="distance_contract" onRead={onRead}>
        {isChanged ? 'Mesafeli satış sözleşmesinin' : 'Mesafeli satış sözleşmeniz'}
      </Readable>{' '}
      ve{' '}
      <Readable document="pre_information" onRead={onRead}>
        {isChanged ? 'ön bilgilendirme formunun' : 'ön bilgilendirme formunuz'}
      </Readable>
    </>
  );
  if (acceptance === 'given') {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {links} bilgilerinizle hazırlandı; siparişinizle birlikte e-postanıza da gelecek.
      </chakra.p>
    );
  }
  return (
    <CheckboxField
      name="contractAccepted"
      checked={isAccepted}
      error={error}
      onChange={({ target }) => onAccept(target.checked)}
      label={
        isChanged ? <>{links} güncel hâlini okudum, kabul ediyorum.</> : <AcceptedTexts onRead={onRead} />
      }
    />
  );
}
