import { describe, expect, it } from '@jest/globals';
import { databaseLine, paymentService } from './place-rules.js';

describe('The line to the database', () => {
  it.each([
    [null, 'passed'],
    ['127.0.0.1', 'passed'],
    ['::1', 'passed'],
    ['10.1.2.3', 'warning'],
    ['172.18.0.3', 'warning'],
    ['192.168.1.20', 'warning'],
    ['fd00::5', 'warning'],
    ['172.32.0.1', 'failed'],
    ['203.0.113.9', 'failed'],
    ['2001:db8::1', 'failed'],
  ])('in the clear to %s is %s', (address, status) => {
    expect(databaseLine({ isEncrypted: false, address }).status).toBe(status);
    expect(databaseLine({ isEncrypted: true, address }).status).toBe('passed');
  });

  it('is asked to be encrypted only where that can be done', () => {
    const adviceFor = (address: string) => databaseLine({ isEncrypted: false, address }).advice;
    expect(adviceFor('203.0.113.9')).toContain('şifreli kurulmalı');
    // The database of docker/ has no certificate, and needs none in its own network.
    expect(adviceFor('172.18.0.3')).not.toContain('şifreli kurulmalı');
  });
});

describe('Where payments go', () => {
  it('that is missing is said, with the page on which that changes', () => {
    expect(paymentService(null)).toMatchObject({
      status: 'warning',
      advice: expect.stringContaining('Bağlantılar'),
    });
  });

  it.each([
    ['https://api.iyzipay.com', 'passed', 'api.iyzipay.com'],
    ['https://sandbox-api.iyzipay.com', 'warning', 'para çekilmez'],
    ['http://127.0.0.1:3080', 'warning', '127.0.0.1'],
    ['https://api.iyzipay.com.example', 'warning', 'api.iyzipay.com.example'],
  ])('%s is %s', (uri, status, words) => {
    const check = paymentService(uri);
    expect(check.status).toBe(status);
    expect(check.finding).toContain(words);
  });
});
