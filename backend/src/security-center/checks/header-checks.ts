import type { IncomingHttpHeaders } from 'node:http';
import { failed, passed, type SecurityCheck, warning } from './security-check.js';
import { ON_THE_SERVER } from './server-words.js';

const HALF_A_YEAR_SECONDS = 15_552_000;
const ASK_THE_PROXY = 'Sunucunun önündeki vekil sunucunun başlıkları silmediğinden emin olun.';

/** Checks the security headers of an answer as it arrived over the network. */
export function headerChecks(headers: IncomingHttpHeaders, isHttps: boolean): SecurityCheck[] {
  const told = (name: string) => String(headers[name] ?? '');
  const expected = (name: string, header: string, isGood: boolean) =>
    isGood
      ? passed(name, `${header}: ${told(header)}`)
      : failed(name, `${header} başlığı yok ya da zayıf: “${told(header)}”.`, ASK_THE_PROXY);
  return [
    contentPolicy(told('content-security-policy')),
    transport(told('strict-transport-security'), isHttps),
    expected('İçerik türü tahmini', 'x-content-type-options', told('x-content-type-options') === 'nosniff'),
    expected('Başka sitede çerçeve', 'x-frame-options', /^(deny|sameorigin)$/i.test(told('x-frame-options'))),
    expected(
      'Yönlendiren bilgisi',
      'referrer-policy',
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(told('referrer-policy')),
    ),
  ];
}

function contentPolicy(policy: string): SecurityCheck {
  const name = 'İçerik güvenlik politikası (CSP)';
  const scripts = /(?:^|;)\s*script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const isStrict = scripts !== '' && !/unsafe-inline|unsafe-eval|\*/.test(scripts);
  return isStrict
    ? passed(name, `Yalnızca sitenin kendi betikleri çalışır (script-src ${scripts}).`)
    : failed(name, 'Sayfalar yabancı betiklere açık.', ASK_THE_PROXY);
}

function transport(header: string, isHttps: boolean): SecurityCheck {
  const name = 'Yalnızca HTTPS (HSTS)';
  if (!isHttps) {
    return warning(
      name,
      'Site http adresiyle çalışıyor; tarayıcılara HTTPS zorunluluğu bildirilmez.',
      `Dükkân herkese https ile açılmalı; Ayarlar › Bağlantılar’daki “Alan adı” bunu ölçer. ${ON_THE_SERVER}`,
    );
  }
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  return seconds >= HALF_A_YEAR_SECONDS
    ? passed(name, `Tarayıcılar ${Math.round(seconds / 86_400)} gün boyunca yalnızca HTTPS kullanır.`)
    : failed(name, 'HSTS başlığı yok ya da süresi kısa.', ASK_THE_PROXY);
}

/** `line`: the Set-Cookie header of a new visitor's session. */
export function cookieCheck(line: string | undefined, isHttps: boolean): SecurityCheck {
  const name = 'Oturum çerezi';
  if (line === undefined) {
    return failed(name, 'Güvenlik kodu istenince oturum çerezi gelmedi.', 'Sunucu kayıtlarına bakın.');
  }
  const flags = line.split(';').map((part) => part.trim().toLowerCase());
  const wanted = ['httponly', 'samesite=', ...(isHttps ? ['secure'] : [])];
  const missing = wanted.filter((flag) => !flags.some((each) => each.startsWith(flag)));
  const isOpenToOthers = flags.includes('samesite=none');
  return missing.length > 0 || isOpenToOthers
    ? failed(
        name,
        `Eksik: ${[...missing, ...(isOpenToOthers ? ['samesite=lax'] : [])].join(', ')}.`,
        ASK_THE_PROXY,
      )
    : passed(name, `Bayraklar: ${flags.slice(1).join(', ')}.`);
}
