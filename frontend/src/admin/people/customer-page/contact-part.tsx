import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import type { CustomerPage } from '@contract/people/customer-page.views.js';
import { Badge } from '../../../ui/badge.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { useMay } from '../../lib/use-may.js';
import { Block, Pair, Pairs } from '../../ui/block.js';
import { WriteButton } from '../../ui/message-dialog/write-button.js';

const UNKNOWN = '–';

/** How they are reached, and what may be sent to them. */
export function ContactPart({ customer }: { readonly customer: CustomerPage }) {
  const { name, email, phone, address, account } = customer;
  const mayWrite = useMay('messages.send');
  return (
    <Block title="İletişim">
      <Pairs>
        <Pair name="E-posta">
          {email === '' ? UNKNOWN : <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>}
          {account?.isEmailVerified === false && (
            <chakra.span display="block" mt="1">
              <Badge tone="neutral">Doğrulanmadı</Badge>
            </chakra.span>
          )}
        </Pair>
        <Pair name="Telefon">
          {phone === '' ? UNKNOWN : <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>}
        </Pair>
        <Pair name="Adres">
          <chakra.span whiteSpace="pre-line">{address === '' ? UNKNOWN : address}</chakra.span>
        </Pair>
        <Pair name="E-posta ile tanıtım izni">{consentText(customer, 'email')}</Pair>
        <Pair name="SMS ile tanıtım izni">{consentText(customer, 'sms')}</Pair>
        <Pair name="Fotoğraf yayımlama izni">{consentText(customer, 'publication')}</Pair>
      </Pairs>
      {account && mayWrite && (
        <chakra.div mt="4">
          <WriteButton about={`${name}, ${email}`} targetId={account.id} audiences={['one_customer']} />
        </chakra.div>
      )}
    </Block>
  );
}

type Channel = CustomerPage['consents'][number]['channel'];

function consentText({ consents }: CustomerPage, asked: Channel): string {
  const word = consents.find(({ channel }) => channel === asked);
  if (!word) return 'Yok';
  return `${word.isGiven ? 'Var' : 'Geri aldı'}, ${formatDateTime(word.at)}`;
}
