import type { about } from '@/content/about';
import type { Commissioner, Party, StaffMember } from '@/content/commissioners';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { Subsection } from '@/components/Subsection';
import { Commissioners } from './Commissioners';
import { Parties } from './Parties';
import { StaffDirectory } from './StaffDirectory';

type LeadershipProps = (typeof about)['leadership'] & {
  parties: readonly Party[];
  commissioners: readonly Commissioner[];
  members: readonly StaffMember[];
};

export function Leadership(props: LeadershipProps) {
  const { title, paragraphs, staff, parties, commissioners, members } = props;
  return (
    <Section title={title} id="leadership">
      <Paragraphs paragraphs={paragraphs} />
      <Parties parties={parties} />
      <Commissioners commissioners={commissioners} />
      <Subsection {...staff}>
        <StaffDirectory staff={members} />
      </Subsection>
    </Section>
  );
}
