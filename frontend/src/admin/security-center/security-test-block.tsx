import { chakra } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import type { SecurityTestResult } from './open-security-test.js';

interface SecurityTestBlockProps {
  /** The result of the last test of this visit. */
  readonly result: SecurityTestResult | undefined;
  readonly isRunning: boolean;
  readonly onTest: () => void;
}

/** Specification 3, section 2: the test section. */
export function SecurityTestBlock({ result, isRunning, onTest }: SecurityTestBlockProps) {
  return (
    <chakra.section
      aria-labelledby="security-test"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      mb="8"
      p="4"
      bg="bg.subtle"
      borderRadius="md"
    >
      <chakra.div flex="1 1 320px" minW="0">
        <chakra.h2 id="security-test" textStyle="label" fontFamily="body">
          Güvenlik testi
        </chakra.h2>
        <chakra.div textStyle="note" color="fg.muted" role="status">
          {result ? (
            <Found result={result} />
          ) : (
            'Çalışan siteyi dener: Tarayıcılara verilen güvenlik kuralları, giriş ve yedekler yerinde mi? Bir şey değiştirmez; sonucu yeni pencerede açılır.'
          )}
        </chakra.div>
      </chakra.div>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={ShieldCheck} />}
        pending={isRunning}
        pendingLabel="Test ediliyor..."
        onClick={onTest}
      >
        Güvenlik Testi
      </Button>
    </chakra.section>
  );
}

function Found({ result: { failed, warning, passed, at } }: { readonly result: SecurityTestResult }) {
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" mt="1.5">
      {failed > 0 && <Badge tone="danger">{failed} başarısız</Badge>}
      {warning > 0 && <Badge tone="warning">{warning} uyarı</Badge>}
      <Badge tone="success">{passed} geçti</Badge>
      <span>Son test: {formatDateTime(at.toISOString())}</span>
    </chakra.span>
  );
}
