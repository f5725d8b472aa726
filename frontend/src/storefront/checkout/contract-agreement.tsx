import { chakra } from '@chakra-ui/react';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Readable } from './acceptances.js';
import type { CheckoutDocument } from './use-document-reader.js';

interface ContractAgreementProps {
  /** True when the texts or the total changed after the buyer had accepted them. */
  readonly needsAcceptance: boolean;
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onRead: (document: CheckoutDocument) => void;
}

/** Shows the contract with the buyer's own data before the payment. */
export function ContractAgreement(props: ContractAgreementProps) {
  const { needsAcceptance, isAccepted, error, onAccept, onRead } = props;
  const links = (
    <>
      <Readable document="distance_contract" onRead={onRead}>
        {needsAcceptance ? 'Mesafeli satış sözleşmesinin' : 'Mesafeli satış sözleşmeniz'}
      </Readable>{' '}
      ve{' '}
      <Readable document="pre_information" onRead={onRead}>
        {needsAcceptance ? 'ön bilgilendirme formunun' : 'ön bilgilendirme formunuz'}
      </Readable>
    </>
  );
  if (!needsAcceptance) {
    return (
      <chakra.p textStyle="sm" color="fg.muted">
        {links} bilgilerinizle hazırlandı; siparişinizle birlikte e-postanıza da gelecek.
      </chakra.p>
    );
  }
  return (
    <CheckboxField
      name="updatedContractAccepted"
      checked={isAccepted}
      error={error}
      onChange={({ target }) => onAccept(target.checked)}
      label={<>{links} güncel hâlini okudum, kabul ediyorum.</>}
    />
  );
}
