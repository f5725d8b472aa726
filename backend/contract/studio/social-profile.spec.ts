import { describe, expect, it } from '@jest/globals';
import { completeAddress, isAddressOf, socialLinks, type SocialNetwork } from './social-profile.js';

describe('The address of a profile', () => {
  it.each<[SocialNetwork, string]>([
    ['instagram', 'https://www.instagram.com/camurisleri/'],
    ['instagram', 'https://instagram.com/camurisleri?hl=tr'],
    ['youtube', 'https://youtu.be/abc'],
    ['x', 'https://twitter.com/camur'],
    ['whatsapp', 'https://wa.me/905325550112'],
  ])('of %s may be %s', (network, address) => {
    expect(isAddressOf(network, address)).toBe(true);
  });

  it.each<[SocialNetwork, unknown]>([
    ['instagram', 'http://www.instagram.com/camur'],
    ['instagram', 'https://instagram.com.evil.example/camur'],
    ['instagram', 'https://evil.example/instagram.com'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', 'https://www.tiktok.com/@camur'],
    ['instagram', 'https://user@instagram.com/camur'],
    ['instagram', '@camur'],
    ['instagram', `https://instagram.com/${'a'.repeat(200)}`],
    ['instagram', 5],
  ])('of %s may not be %j', (network, address) => {
    expect(isAddressOf(network, address)).toBe(false);
  });

  it.each<[SocialNetwork, string, string]>([
    ['instagram', '@camurisleri', 'https://www.instagram.com/camurisleri'],
    ['instagram', ' camur.isleri ', 'https://www.instagram.com/camur.isleri'],
    ['instagram', 'instagram.com/camur', 'https://instagram.com/camur'],
    ['instagram', 'http://www.instagram.com/camur', 'https://www.instagram.com/camur'],
    ['youtube', '@camur', 'https://www.youtube.com/@camur'],
    ['tiktok', '@camur', 'https://www.tiktok.com/@camur'],
    ['x', '@camur', 'https://x.com/camur'],
    ['linkedin', 'camur', 'https://www.linkedin.com/company/camur'],
    ['whatsapp', '0532 555 01 12', 'https://wa.me/905325550112'],
  ])('of %s is completed from %j', (network, typed, address) => {
    expect(completeAddress(network, typed)).toBe(address);
    expect(isAddressOf(network, address)).toBe(true);
  });

  it.each<[SocialNetwork, string]>([
    ['instagram', 'https://www.instagram.com/camurisleri/'],
    ['instagram', 'https://evil.example/camur'],
    ['instagram', 'javascript:alert(1)'],
    ['instagram', ''],
    ['whatsapp', '@camur'],
  ])('of %s leaves %j as it is', (network, typed) => {
    expect(completeAddress(network, typed)).toBe(typed);
  });

  it('is listed in the order of the networks, only where there is one', () => {
    expect(
      socialLinks({ tiktok: 'https://www.tiktok.com/@a', instagram: 'https://instagram.com/a' }),
    ).toEqual([
      { label: 'Instagram', href: 'https://instagram.com/a' },
      { label: 'TikTok', href: 'https://www.tiktok.com/@a' },
    ]);
  });
});
