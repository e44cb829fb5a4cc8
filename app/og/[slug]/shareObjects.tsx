import type { ReactNode } from 'react';
import { FormThumbnail } from '@/app/(en)/filings/FormThumbnail';
import { LampRing } from '@/app/(en)/filings/[dashboard]/LampRingsFigure';
import { RegistryDrawerDrawing } from '@/app/(en)/filings/[dashboard]/RegistryDrawerFigure';
import { SeasonRailDrawing } from '@/app/(en)/filings/[dashboard]/SeasonCalendarFigure';
import { ChairAndWaterDrawing } from '@/app/(en)/no-simp-left-behind/ChairAndWaterDrawing';
import { ViewersDrawing } from '@/app/_course/ViewersDrawing';
import { seal, serifFontFamily } from '@/app/_frame/shareImage';
import { DeskLamp, DeskLampDrawing } from '@/components/DeskLampDrawing';
import { LampStackDrawing } from '@/components/LampStackDrawing';
import { SpotIllustration } from '@/components/SpotIllustration';
import { lampRings } from '@/content/dashboards/coochie-index/lampRings';
import { seasonCalendar } from '@/content/dashboards/sundress-yield-curve/seasonCalendar';
import { courseByLanguage } from '@/content/course';
import { buildReceiptItems, createReceiptTotals } from '@/content/eveningReceipt';
import { findings } from '@/content/findings/texts';
import { formBoxes } from '@/content/form1099Hey';
import type { Language } from '@/content/languages';
import { prospectusPage } from '@/content/prospectus';
import type { ShareObject } from '@/content/sharePictures';

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' } as const;
const large = { fontFamily: serifFontFamily, fontWeight: 700, lineHeight: 1 } as const;
const sheet = { ...column, background: 'var(--paper)', border: '4px solid var(--ink)' } as const;

function Box({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return <div style={{ display: 'flex', width, height }}>{children}</div>;
}

function LampAtTable() {
  return (
    <svg viewBox="0 0 200 210" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g transform="translate(14 22)">
        <DeskLamp withMoth />
      </g>
      <g stroke="var(--seal-moth)" strokeWidth="5">
        <path d="M166 162V118M152 163H180" />
        <path fill="var(--line)" d="M158 96a8 8 0 0 1 16 0v14a8 8 0 0 1-16 0Z" />
        <path fill="var(--gold)" d="M-10 166H210V182H-10Z" />
        <path d="M24 184V220M176 184V220" />
      </g>
    </svg>
  );
}

function Clock() {
  const hours = Array.from({ length: 12 }, (_, hour) => (
    <path key={hour} d="M0 -78V-68" transform={`rotate(${hour * 30})`} />
  ));
  return (
    <svg viewBox="-100 -100 200 200" fill="none" stroke="var(--ink)" strokeLinecap="round">
      <circle r="90" fill="var(--paper)" stroke="var(--gold)" strokeWidth="12" />
      <g strokeWidth="5">{hours}</g>
      <path strokeWidth="9" d="M0 0L42 5" />
      <path strokeWidth="6" d="M0 0L-58 -34" />
      <circle r="5" fill="var(--rose)" stroke="var(--rose)" strokeWidth="4" />
    </svg>
  );
}

const releasedLines = [
  { width: 300 },
  { text: 'haha' },
  { width: 440 },
  { text: 'no worries!!' },
  { width: 220 },
  { text: 'which thursday' },
];

function ReleasedLines() {
  return (
    <div
      style={{ ...sheet, width: 500, height: 540, padding: 32, justifyContent: 'space-between' }}
    >
      {releasedLines.map(({ text, width }) =>
        text ? (
          <span key={text} style={{ fontSize: 48, lineHeight: 1.1 }}>
            {text}
          </span>
        ) : (
          <div key={width} style={{ width, height: 54, background: 'var(--ink)' }} />
        ),
      )}
    </div>
  );
}

function Receipt({ language }: { language: Language }) {
  const course = courseByLanguage[language];
  const paid = buildReceiptItems(course).filter(({ amount }) => amount);
  const [evening] = createReceiptTotals(course);
  return (
    <div
      style={{
        ...column,
        width: 540,
        background: 'var(--paper)',
        padding: '36px 32px',
        gap: 22,
        borderTop: '6px dashed var(--line-strong)',
        borderBottom: '6px dashed var(--line-strong)',
        fontSize: 40,
        lineHeight: 1.1,
      }}
    >
      {paid.map(({ at, text, amount }) => (
        <div key={at} style={{ ...row, gap: 16 }}>
          <span>{text}</span>
          <span>{amount}</span>
        </div>
      ))}
      <div
        style={{
          ...column,
          borderTop: '4px solid var(--ink)',
          paddingTop: 20,
          gap: 8,
          fontWeight: 800,
        }}
      >
        <span>{evening.term}</span>
        <span>{evening.text}</span>
      </div>
    </div>
  );
}

function Cover() {
  const { label, offering, price } = prospectusPage.cover;
  return (
    <div
      style={{
        ...sheet,
        width: 440,
        height: 550,
        alignItems: 'center',
        justifyContent: 'space-evenly',
        borderLeft: '40px solid var(--rose)',
      }}
    >
      <span style={{ fontSize: 44, fontWeight: 800 }}>{label}</span>
      <span style={{ ...large, fontSize: 140 }}>{price}</span>
      <span style={{ ...large, fontSize: 48 }}>{offering}</span>
    </div>
  );
}

/** The index of the highest month, in its ring. */
function Ring() {
  const { highest, threshold } = lampRings;
  return (
    <div style={{ ...column, position: 'relative', alignItems: 'center' }}>
      <Box width={580} height={468}>
        <LampRing value={highest.value} threshold={threshold} isThresholdNamed={false} />
      </Box>
      <div style={{ ...column, position: 'absolute', top: 168, alignItems: 'center' }}>
        <span style={{ fontSize: 44 }}>{highest.name}</span>
        <span style={{ ...large, fontSize: 92 }}>{highest.text}</span>
      </div>
    </div>
  );
}

/** Two boxes of Form 1099-HEY, hearts and what was withheld, above the edges of its colored copies. */
function FormBoxes() {
  const boxes = formBoxes
    .map((box, i) => ({ ...box, number: i + 1 }))
    .filter(({ label }) => ['Heart', 'Withheld'].includes(label));
  return (
    <div style={column}>
      <div style={{ ...sheet, width: 520, padding: 32, gap: 28 }}>
        {boxes.map(({ number, label, count, entry }) => (
          <div
            key={number}
            style={{ ...column, border: '4px solid var(--line-strong)', padding: 24, gap: 16 }}
          >
            <span style={{ fontSize: 44, lineHeight: 1 }}>
              {number} {label}
              {count !== undefined && ` × ${count}`}
            </span>
            <span
              style={{ fontSize: count === undefined ? 48 : 110, fontWeight: 800, lineHeight: 1 }}
            >
              {entry}
            </span>
          </div>
        ))}
      </div>
      {['canary', 'pinkcopy'].map((copy) => (
        <div
          key={copy}
          style={{
            height: 26,
            background: `var(--${copy})`,
            border: '4px solid var(--ink)',
            borderTop: 'none',
          }}
        />
      ))}
    </div>
  );
}

/** The hour and a message, whose words are the hook. */
function Telephone() {
  return (
    <div
      style={{
        ...column,
        width: 330,
        height: 560,
        alignItems: 'center',
        padding: '64px 24px',
        gap: 56,
        background: 'var(--brand)',
        border: '14px solid var(--ink)',
        borderRadius: 52,
      }}
    >
      <span style={{ ...large, fontSize: 112, color: 'var(--paper)' }}>8:02</span>
      <div
        style={{
          ...column,
          width: 254,
          padding: 24,
          gap: 18,
          background: 'var(--paper)',
          borderRadius: 24,
        }}
      >
        {[206, 170, 120].map((width) => (
          <div key={width} style={{ width, height: 14, background: 'var(--line-strong)' }} />
        ))}
      </div>
    </div>
  );
}

const folio = {
  ...sheet,
  width: 250,
  height: 340,
  justifyContent: 'flex-end',
  padding: 24,
} as const;

interface ShareObjectDrawing {
  /** The color token behind the drawing. */
  ground: 'canary' | 'pinkcopy' | 'blue-fill' | 'sunken' | 'brand';
  /** In a field of 600 by 630 pixels, in which no letter is less than 40 high. */
  draw: (language: Language) => ReactNode;
}

/** What stands on one half of a share image. */
export const shareObjects: Readonly<Record<ShareObject, ShareObjectDrawing>> = {
  bars: { ground: 'pinkcopy', draw: () => <ReleasedLines /> },
  chair: {
    ground: 'blue-fill',
    draw: () => (
      <Box width={496} height={542}>
        <ChairAndWaterDrawing />
      </Box>
    ),
  },
  clock: {
    ground: 'brand',
    draw: () => (
      <Box width={520} height={520}>
        <Clock />
      </Box>
    ),
  },
  cover: { ground: 'sunken', draw: () => <Cover /> },
  dots: {
    ground: 'sunken',
    draw: () => (
      // The reader's dot is right of the middle, and the crowd goes on beyond the edges.
      <div style={{ display: 'flex', position: 'absolute', left: -380, top: 0 }}>
        <Box width={1008} height={630}>
          <ViewersDrawing viewers="4,000" />
        </Box>
      </div>
    ),
  },
  drawer: {
    ground: 'canary',
    draw: () => (
      // The back of the drawer is outside the picture.
      <div style={{ display: 'flex', position: 'absolute', left: 40, bottom: 0 }}>
        <Box width={520} height={700}>
          <RegistryDrawerDrawing hasText={false} />
        </Box>
      </div>
    ),
  },
  dresses: {
    ground: 'blue-fill',
    draw: () => (
      <div style={{ ...column, gap: 24 }}>
        {seasonCalendar.regions.map(({ region, months }) => (
          <Box key={region} width={580} height={86}>
            <SeasonRailDrawing months={months} areOccasionsNamed={false} />
          </Box>
        ))}
      </div>
    ),
  },
  form: {
    ground: 'pinkcopy',
    draw: () => (
      <Box width={540} height={574}>
        <FormThumbnail type="10-Q" />
      </Box>
    ),
  },
  'form-boxes': { ground: 'blue-fill', draw: () => <FormBoxes /> },
  haha: {
    ground: 'brand',
    draw: () => <span style={{ ...large, fontSize: 234, color: 'var(--paper)' }}>haha</span>,
  },
  lamp: {
    ground: 'canary',
    draw: () => (
      <Box width={440} height={550}>
        <DeskLampDrawing withMoth withCord />
      </Box>
    ),
  },
  'lamp-at-table': {
    ground: 'blue-fill',
    draw: () => (
      <Box width={600} height={630}>
        <LampAtTable />
      </Box>
    ),
  },
  numbers: {
    ground: 'canary',
    draw: () => (
      <div style={{ ...column, alignItems: 'center', gap: 24 }}>
        <span
          style={{
            ...large,
            fontSize: 220,
            color: 'var(--line-strong)',
            textDecoration: 'line-through',
          }}
        >
          412
        </span>
        <span style={{ ...large, fontSize: 320, color: 'var(--brand)' }}>2</span>
      </div>
    ),
  },
  plate: {
    ground: 'sunken',
    draw: () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', width: 560, gap: 20 }}>
        {findings.map(({ id, example, isAboutOrder }) => (
          <Box key={id} width={173} height={60}>
            <LampStackDrawing ratings={example} isInOrder={isAboutOrder} />
          </Box>
        ))}
      </div>
    ),
  },
  receipt: { ground: 'pinkcopy', draw: (language) => <Receipt language={language} /> },
  respondents: {
    ground: 'canary',
    draw: () => (
      // Without the placards below the floor, whose letters would be too small.
      <div style={{ ...column, position: 'absolute', left: -80, bottom: 0 }}>
        <div style={{ display: 'flex', width: 690, height: 339, overflow: 'hidden' }}>
          <Box width={690} height={449}>
            <SpotIllustration name="respondents">
              <g transform="translate(252.4 35.4) scale(.56)">
                <DeskLamp withMoth />
              </g>
            </SpotIllustration>
          </Box>
        </div>
        <div style={{ width: 690, height: 110, background: 'var(--line)' }} />
      </div>
    ),
  },
  ring: { ground: 'sunken', draw: () => <Ring /> },
  seal: { ground: 'blue-fill', draw: () => <img src={seal} alt="" width={480} height={528} /> },
  telephone: { ground: 'canary', draw: () => <Telephone /> },
  'two-parts': {
    ground: 'blue-fill',
    draw: () => (
      <div
        style={{ display: 'flex', gap: 56, alignItems: 'center', fontSize: 48, fontWeight: 800 }}
      >
        <div style={{ ...folio, transform: 'rotate(-3deg)' }}>p. 6</div>
        <div style={{ ...folio, transform: 'rotate(3deg)' }}>p. 11</div>
      </div>
    ),
  },
  word: {
    ground: 'sunken',
    draw: () => (
      <div style={{ display: 'flex', alignItems: 'baseline', gap: 20 }}>
        <span style={{ ...large, fontSize: 150 }}>Wallet</span>
        <span style={{ fontSize: 64 }}>n.</span>
      </div>
    ),
  },
};
