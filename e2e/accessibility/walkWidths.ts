import type { CDPSession } from '@playwright/test';
import { applySiteFonts } from '../applySiteFonts';
import { checksEveryPage } from '../scope';
import { expect, type Page } from '../test';
import { findLayoutFaults } from './findLayoutFaults';

/** Common screens. 320 px is also the width of a window of 1280 px at a zoom of 400%. */
const screenWidths = [320, 360, 390, 820, 1280, 1920];

/** Runs in the page, and reads the widths in its style sheets at which rules begin or end to apply. */
function listThresholds() {
  const thresholds = { viewport: new Set<number>(), container: new Set<number>() };
  function read(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule || rule instanceof CSSContainerRule) {
        // The container called main is as wide as the viewport.
        const isInside = rule instanceof CSSContainerRule && rule.containerName !== 'main';
        const widths = rule.conditionText.matchAll(/(?<=-width: )([\d.]+)(px|r?em)/g);
        for (const [, size, unit] of widths)
          thresholds[isInside ? 'container' : 'viewport'].add(
            Math.ceil(Number(size) * (unit === 'px' ? 1 : 16)),
          );
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules);
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return { viewport: [...thresholds.viewport], container: [...thresholds.container] };
}

/**
 * Runs in the page, and returns what changes between the thresholds of the viewport: how many columns
 * each grid has, and which thresholds each container has passed.
 */
function describeLayout(thresholds: readonly number[]): string {
  const layout: number[] = [];
  for (const element of document.querySelectorAll('main *:not(svg *)')) {
    const style = getComputedStyle(element);
    if (style.display === 'grid') layout.push(style.gridTemplateColumns.split(' ').length);
    if (style.containerType === 'inline-size') {
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const width = element.clientWidth - padding;
      layout.push(thresholds.filter((threshold) => threshold <= width).length);
    }
  }
  return layout.join();
}

/**
 * Visits common screens and both sides of each threshold. In .ci/run also the other widths at which the
 * layout changes, found to within 16 px.
 */
async function visitEachLayout(page: Page, visit: (width: number) => Promise<void>) {
  const { viewport, container } = await page.evaluate(listThresholds);
  const layouts = new Map<number, string>();
  async function visitOnce(width: number) {
    await visit(width);
    layouts.set(width, await page.evaluate(describeLayout, container));
  }
  async function visitChangesBetween(low: number, high: number) {
    if (high - low <= 16 || layouts.get(low) === layouts.get(high)) return;
    const middle = Math.floor((low + high) / 2);
    await visitOnce(middle);
    await visitChangesBetween(low, middle);
    await visitChangesBetween(middle, high);
  }
  const besideThresholds = viewport.flatMap((width) => [width - 1, width]);
  const widths = [...new Set([...screenWidths, ...besideThresholds])]
    .filter((width) => width >= 320)
    .sort((one, other) => one - other);
  for (const width of widths) await visitOnce(width);
  if (checksEveryPage)
    for (const [i, width] of widths.slice(1).entries())
      await visitChangesBetween(widths[i]!, width);
}

/** Resizes by the browser's protocol, because `setViewportSize` takes twice as long. */
async function resize(page: Page, session: CDPSession, width: number) {
  // A window of 1280 by 1024 px has 320 by 256 px at a zoom of 400%.
  const height = width === 320 ? 256 : 800;
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', metrics);
  // The protocol answers before a busy browser has told the page.
  await page.evaluate(async (wanted) => {
    while (innerWidth !== wanted) await new Promise(requestAnimationFrame);
  }, width);
}

export const openAllDetails = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)));

interface Walk {
  /** For the message. */
  when?: string;
  /** All at which the layout can change, unless given. */
  widths?: readonly number[];
  /** Kinds and texts of faults that do not count. */
  ignored?: RegExp;
}

/**
 * Fails with all faults of the page at once, each with the widths that have it. The assertion is soft.
 */
export async function expectNoLayoutFaults(page: Page, { when = '', widths, ignored }: Walk = {}) {
  await openAllDetails(page);
  await applySiteFonts(page);
  const session = await page.context().newCDPSession(page);
  const widthsByFault = new Map<string, number[]>();
  async function findFaults(width: number) {
    await resize(page, session, width);
    for (const { kind, element, text } of await page.evaluate(findLayoutFaults)) {
      if (ignored?.test(`${kind}: ${text}`)) continue;
      const fault = `${kind} ${element}: ${text}`;
      widthsByFault.set(fault, [...(widthsByFault.get(fault) ?? []), width]);
    }
  }
  if (widths) for (const width of widths) await findFaults(width);
  else await visitEachLayout(page, findFaults);
  await session.detach();
  const faults = [...widthsByFault].map(([fault, at]) => `at ${at.join(', ')} px: ${fault}`);
  expect.soft(faults, `faults of ${page.url()} ${when}`).toEqual([]);
}
