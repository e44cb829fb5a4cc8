import { applySiteFonts } from '../applySiteFonts';
import { expect, type Page } from '../test';
import { checksEveryPage } from '../scope';
import { findLayoutFaults } from './findLayoutFaults';

export const everyWidth: readonly number[] = Array.from(
  { length: 1 + 1280 / (checksEveryPage ? 16 : 40) },
  (_, i) => 320 + i * (checksEveryPage ? 16 : 40),
);

/**
 * Fails with all faults of the page at once, each with the widths that have it. Resizes by the
 * browser's protocol, because `setViewportSize` takes twice as long.
 */
export async function expectNoLayoutFaults(page: Page, widths = everyWidth) {
  await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));
  await applySiteFonts(page);
  const session = await page.context().newCDPSession(page);
  const widthsByFault = new Map<string, number[]>();
  for (const width of widths) {
    const metrics = { width, height: 800, deviceScaleFactor: 1, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
    // The protocol answers before a busy browser has told the page.
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    for (const { kind, element, text } of await page.evaluate(findLayoutFaults)) {
      const fault = `${kind} ${element}: ${text}`;
      widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), width]);
    }
  }
  await session.detach();
  const faults = [...widthsByFault].map(([fault, at]) => `at ${at.join(', ')} px: ${fault}`);
  expect(faults, `faults of ${page.url()}`).toEqual([]);
}
