import { SmallMoth } from '@/components/Seal';
import { SpotFrame } from '@/components/SpotIllustration';

/** Repeats a shape for each of the five compartments, which stand for the rows of the inventory. */
const inEachCompartment = (shape: string) => `${shape}m119,0`.repeat(5);

export function EmptyShelfDrawing({ caption }: { caption: string }) {
  return (
    <figure>
      <SpotFrame viewBox="-80 -30 820 248">
        <path fill="var(--blue-fill)" stroke="none" d="M-80-30h820v248h-820z" />
        <g strokeWidth="4">
          <path fill="var(--line)" d="M-84,166h828v56h-828z" />
          <path fill="var(--gold)" d="M22,18v168h24v-14h568v14h24v-168zM6,2h648v16h-648z" />
          <path fill="var(--canary)" d={`M36,30${inEachCompartment('h112v90h-112z')}`} />
          <path
            fill="var(--gold)"
            stroke="none"
            d={`M38,32${inEachCompartment('h108v12h-98v74h-10z')}`}
          />
          <path fill="var(--paper)" d={`M66,128${inEachCompartment('h52v32h-52z')}`} />
        </g>
        <g fill="var(--ink)" stroke="none" fontSize="28" fontWeight="700">
          <text x="85 204 323 442 561" y="152">
            00000
          </text>
        </g>
        <g transform="translate(575 93) rotate(12) scale(0.82) translate(-60 -54)">
          <SmallMoth />
        </g>
      </SpotFrame>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
