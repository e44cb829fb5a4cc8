import { FormattedDate } from '@/components/FormattedDate';
import { Section } from '@/components/Section';
import { agencyEvents } from '@/content/education';
import { homePage } from '@/content/home';
import { DividedList } from './DividedList';

const eventCount = 3;

export function EventsSection() {
  return (
    <Section title={homePage.events.title} more={homePage.events.all}>
      <DividedList
        entries={agencyEvents.slice(0, eventCount).map(({ id, title, date, location }) => ({
          id,
          above: <FormattedDate date={date} />,
          title,
          below: location,
        }))}
      />
    </Section>
  );
}
