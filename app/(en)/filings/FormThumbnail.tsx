import { type FilingFormNumber, filingForms } from '@/content/filings';

/**
 * The ruled lines of each form, by distance from the top, and what is filled in below them. Form 13F
 * lists thirteen feelings, of which the seventh is missing.
 */
const sheets: Record<FilingFormNumber, readonly [rules: readonly number[], entry: string]> = {
  'CQ-10': [[1, 2.5, 4, 5.5, 7, 8.5, 10, 11.5, 13], '10. Line 9?'],
  'SD-8': [[1, 2], 'cotton'],
  'S-1': [[1, 2.5, 5, 6, 7, 8, 9, 10, 11, 12, 13], '$2.00'],
  '13F': [[1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], 'fond'],
  '10-Q': [[1, 3.4, 5.8, 8.2, 10.6, 13], '7. No.'],
};

const swatch = 'M44 23H84V67H44ZM54 23V67M64 23V67M74 23V67M44 34H84M44 45H84M44 56H84';

/** The form sticks out of a file drawer, which is dark if the form can be read on the site. */
export function FormThumbnail({ type }: { type: FilingFormNumber }) {
  const [rules, entry] = sheets[type];
  return (
    <svg width="100%" viewBox="0 0 128 136" fill="none" stroke="var(--line-strong)" aria-hidden>
      <path fill="var(--paper)" strokeWidth="1.5" d="M12 97V3H100L116 19V97M100 3V19H116" />
      <path d={rules.map((n) => `M22 ${8 + n * 4.5}H${n < 3 ? 88 : 106}`).join('')} />
      {type === 'SD-8' && <path fill="var(--pinkcopy)" stroke="var(--rose)" d={swatch} />}
      <path fill="var(--canary)" stroke="none" d="M18 74H110V89H18Z" />
      <path fill={filingForms[type].url ? 'var(--brand)' : 'var(--line)'} d="M1 97H127V135H1Z" />
      <path fill="var(--canary)" stroke="var(--gold)" strokeWidth="2" d="M30 103H98V122H30Z" />
      <path stroke="var(--gold)" strokeWidth="3" d="M52 129H76" />
      <g stroke="none" fontSize="14.8" fontWeight="700" textAnchor="middle">
        <text fill="var(--rose)" x="64" y="86.8">
          {entry}
        </text>
        <text fill="var(--ink)" x="64" y="117.8">
          {type}
        </text>
      </g>
    </svg>
  );
}
