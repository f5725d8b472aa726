import type { Settings } from './settings.js';

/** The host of iyzico's own sandbox, which takes no money. */
const SANDBOX_HOST = 'sandbox-api.iyzipay.com';

export function isIyzicoSandbox(address: string): boolean {
  return new URL(address).hostname === SANDBOX_HOST;
}

/** Finds keys without their other half or their address, and a trial that would charge buyers, or the reverse. */
export function iyzicoProblems(settings: Settings, isProduction: boolean): string[] {
  const { IYZICO_URI, IYZICO_API_KEY, IYZICO_SECRET_KEY } = settings;
  const problems = [];
  if ((IYZICO_API_KEY === undefined) !== (IYZICO_SECRET_KEY === undefined)) {
    const [missing, given] =
      IYZICO_API_KEY === undefined
        ? ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY']
        : ['IYZICO_SECRET_KEY', 'IYZICO_API_KEY'];
    problems.push(`${missing} is missing: leave ${given} out too to enter the keys in the back office`);
  }
  if (IYZICO_API_KEY !== undefined && IYZICO_URI === undefined) {
    problems.push('IYZICO_URI is missing: the address for which the keys are');
  }
  if (isProduction) problems.push(...addressProblems(settings));
  return problems;
}

function addressProblems({ IYZICO_URI, TRIAL }: Settings): string[] {
  if (IYZICO_URI === undefined) {
    return TRIAL
      ? ['TRIAL is on, but IYZICO_URI is missing: the back office says itself what is a trial']
      : [];
  }
  if (!URL.canParse(IYZICO_URI)) return [];
  const problems = [];
  if (IYZICO_URI.startsWith('http:')) problems.push('IYZICO_URI must begin with https:// in production');
  if (isIyzicoSandbox(IYZICO_URI) !== TRIAL) {
    problems.push(
      TRIAL
        ? 'TRIAL is on, but IYZICO_URI is not the sandbox: buyers would be charged'
        : "IYZICO_URI is iyzico's sandbox, which takes no money: set TRIAL=on to try the shop out with it",
    );
  }
  return problems;
}
