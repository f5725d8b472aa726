import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { SecuritySettingsService } from '../../platform/security/security-settings.service.js';
import { cookieCheck, headerChecks } from './header-checks.js';
import { type CheckGroup, failed, passed, type SecurityCheck, warning } from './security-check.js';
import { ON_THE_SERVER } from './server-words.js';
import { type ProbeAnswer, ShopProbe } from './shop-probe.js';

const CHEAPEST_CALL = '/api/test_maintenance_status.php';
const CAPTCHA_CALL = '/api/captcha.php';
const AT_ONCE = 10;

/** Checks how the running shop answers requests from outside. */
@Injectable()
export class ShopChecksService {
  constructor(
    private readonly settings: Settings,
    private readonly security: SecuritySettingsService,
  ) {}

  /** `port`: the port of the shop on this machine. */
  async run(port: number): Promise<CheckGroup[]> {
    const { PUBLIC_URL: publicUrl, TRUSTED_PROXIES: trustedProxies } = this.settings;
    const probes = [1, 2].map(() => new ShopProbe({ port, publicUrl, trustedProxies })) as [
      ShopProbe,
      ShopProbe,
    ];
    try {
      const isHttps = publicUrl.startsWith('https:');
      const [page, requested, rate] = await Promise.all([
        probes[0].ask('/'),
        probes[0].ask(CAPTCHA_CALL),
        this.rateLimit(probes[1]),
      ]);
      const cookie = requested.headers['set-cookie']?.[0];
      return [
        { title: 'Yanıt başlıkları', checks: headerChecks(page.headers, isHttps) },
        {
          title: 'Ziyaretçi ve oturum',
          checks: [cookieCheck(cookie, isHttps), await this.captcha(probes[0], cookie), rate],
        },
      ];
    } finally {
      probes.forEach((probe) => probe.close());
    }
  }

  /** Uses up the limit of an address that belongs to no real visitor. */
  private async rateLimit(probe: ShopProbe): Promise<SecurityCheck> {
    const name = 'İstek sınırı';
    const { api_rate_limit: limit } = this.security.current;
    const answers: ProbeAnswer[] = [];
    while (answers.length <= limit) {
      const batch = Math.min(AT_ONCE, limit + 1 - answers.length);
      answers.push(...(await Promise.all(Array.from({ length: batch }, () => probe.ask(CHEAPEST_CALL)))));
    }
    const accepted = answers.filter(({ status }) => status === 200).length;
    const refusal = answers.find(({ status }) => status === 429);
    if (accepted > limit || refusal?.headers['retry-after'] === undefined) {
      return failed(
        name,
        `Sınır dakikada ${limit}; denemede ${accepted} istek kabul edildi ve hiçbiri doğru biçimde geri çevrilmedi.`,
        'Sunucu kayıtlarına bakın; sınırı bu sayfadan yeniden kaydedin.',
      );
    }
    return passed(name, `Dakikada ${limit}. Denemede ${accepted} istekten sonraki 429 ile geri çevrildi.`);
  }

  private async captcha(probe: ShopProbe, cookie: string | undefined): Promise<SecurityCheck> {
    const name = 'Güvenlik kodu (captcha)';
    if (!this.security.current.captcha_enabled) {
      return failed(
        name,
        'Kapalı: programlar şifre deneyebilir.',
        'Güvenlik Ayarları’nda güvenlik kodunu açın.',
      );
    }
    const sent = { body: { answer: 'guvenlik-testi' }, cookie: cookie?.split(';', 1)[0] ?? '' };
    const { text } = await probe.ask(CAPTCHA_CALL, sent);
    if (/"verified":\s*true/.test(text)) {
      return failed(name, 'Yanlış bir yanıt doğru sayıldı.', 'Sunucu kayıtlarına bakın.');
    }
    if (this.settings.SANDBOX_CAPTCHA_ANSWER !== undefined) {
      return failed(
        name,
        'Açık, ama her kodun yanıtı aynı: sunucu deneme ayarıyla çalışıyor.',
        `Dükkânı herkese açmadan önce deneme ayarı kaldırılmalı. ${ON_THE_SERVER}`,
      );
    }
    return passed(name, 'Açık; denemede yanlış yanıt geri çevrildi.');
  }
}

/** A group in which the test itself could not be run. */
export function untested(title: string): CheckGroup {
  const check = warning(
    title,
    'Bu bölüm denenemedi.',
    'Birazdan yeniden deneyin; sürerse sunucu kayıtlarına bakın.',
  );
  return { title, checks: [check] };
}
