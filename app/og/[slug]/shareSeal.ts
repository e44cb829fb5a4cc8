import { fullStand, lampDots } from '@/components/ringDrawing';
import { full } from '@/components/sealDrawing';

const navy = '#1b2a5e';

/** The full seal as a data URL. The picture library reads no style sheet, so its colors stand here. */
export function shareSeal(): string {
  const line = `fill="none" stroke="${navy}" stroke-linecap="round" stroke-linejoin="round"`;
  const solid = `fill="${navy}" stroke="#ffffff" stroke-linecap="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" width="480" height="528">
<path d="${fullStand}" ${line} stroke-width="4"/>
<circle cx="60" cy="56" r="48" fill="#ffffff" stroke="${navy}" stroke-width="11"/>
<path d="${lampDots.join('')}" stroke="#f2b632" stroke-width="6" stroke-linecap="round"/>
<circle cx="60" cy="56" r="39.5" ${line}/>
<path d="${full.receipt}${full.print}${full.legs}${full.barbs}" ${line}/>
<path d="${full.antennae}" ${line} stroke-width="1.4"/>
<path d="${full.wings}" fill="${navy}"/>
<path d="${full.hearts}" fill="#f47c9b"/>
<path d="${full.body}" ${solid} stroke-width="1.6"/>
<path d="${full.marks}" fill="none" stroke="#ffffff" stroke-width="1.1" stroke-linecap="round"/>
</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
