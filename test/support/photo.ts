import type { Page } from '@playwright/test';

/** A photo as large as a telephone takes, drawn by the page's own browser. */
export async function aPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const brush = canvas.getContext('2d')!;
    for (let at = 0; at < 4000; at += 1) {
      brush.fillStyle = `hsl(${(at * 47) % 360} 60% 55%)`;
      brush.fillRect((at * 137) % 3000, (at * 89) % 2000, 90, 60);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1]!;
  });
  return { name: 'kirik.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
