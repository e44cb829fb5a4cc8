import { DialogueLines } from '@/components/DialogueLines';
import { Section } from '@/components/Section';
import { release266Page } from '@/content/release266';

const { correspondence } = release266Page;

export function CorrespondenceSection() {
  return (
    <Section title={correspondence.title}>
      <DialogueLines exchanges={correspondence.exchanges} />
    </Section>
  );
}
