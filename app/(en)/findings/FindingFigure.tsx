import { LampStackDrawing } from '@/components/LampStackDrawing';
import type { Finding } from '@/content/findings/texts';

/** The ratings of a wallet of which the finding is made. */
export function FindingFigure({ finding }: { finding: Finding }) {
  const { example, isAboutOrder, exampleText } = finding;
  return <LampStackDrawing ratings={example} isInOrder={isAboutOrder} label={exampleText} />;
}
