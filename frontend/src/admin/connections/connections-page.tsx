import '../../lib/forms/class-metadata.js';
import { chakra } from '@chakra-ui/react';
import { SectionHead } from '../ui/section-head.js';
import { DomainPart } from './domain/domain-part.js';
import { GeliverPart } from './geliver/geliver-part.js';
import { IysPart } from './iys/iys-part.js';
import { IyzicoPart } from './iyzico/iyzico-part.js';
import { ParasutPart } from './parasut/parasut-part.js';
import { ServiceParts } from './services/service-parts.js';
import { SmsPart } from './sms/sms-part.js';

/** The services to which the shop is connected. Only super admins see and change them. */
export function ConnectionsPage() {
  return (
    <>
      <SectionHead
        title="Bağlantılar"
        lead="Dükkânın dışarıdaki hizmetlerle bağları: ödeme, fatura, kargo, e-posta, SMS, izinler, resimler ve alan adı."
      />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxW="860px">
        <IyzicoPart />
        <ParasutPart />
        <GeliverPart />
        <SmsPart />
        <IysPart />
        <ServiceParts />
        <DomainPart />
      </chakra.div>
    </>
  );
}
