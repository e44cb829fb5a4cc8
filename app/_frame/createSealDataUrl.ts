import { readColor } from './readColor';
import { sealLampPaths } from '@/components/sealLamps';
import { fullSealPaths, type SealPath } from '@/components/sealPaths';

const lamps: SealPath = { d: sealLampPaths.join(''), stroke: 'seal-lamp', width: 6 };

/** The seal with all lamps lit, as a data URL. */
export function createSealDataUrl(): string {
  const paths = [...fullSealPaths.ring, lamps, ...fullSealPaths.moth].map(
    ({ d, fill, stroke, width = 1 }) =>
      `<path d="${d}" fill="${fill ? readColor(fill) : 'none'}"` +
      (stroke ? ` stroke="${readColor(stroke)}" stroke-width="${width}"` : '') +
      ' stroke-linecap="round" stroke-linejoin="round"/>',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="480" height="528">${paths.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
