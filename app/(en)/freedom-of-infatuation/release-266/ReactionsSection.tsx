import { DialogueLines } from '@/components/DialogueLines';
import { Section } from '@/components/Section';
import { release266Page } from '@/content/release266';

const { reactions } = release266Page;

export function ReactionsSection() {
  return (
    <Section title={reactions.title}>
      <DialogueLines exchanges={reactions.exchanges} />
    </Section>
  );
}
